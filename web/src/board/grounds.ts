/** What the grounds of the games are made of; grounds.css gives their colours. */
export type Texture = "grass" | "asphalt" | "parquet" | "card" | "felt";

const TEXTURES: Record<string, Texture> = { streetsoccer: "asphalt", handball: "parquet", but: "card", simulator: "felt" };

/** Grass is the default. */
export const textureOf = (game: string): Texture => TEXTURES[game] ?? "grass";

/** What the grounds of the games are made of; their colours are told in grounds.css. */
export type Texture = "grass" | "asphalt" | "parquet" | "card" | "felt";

const TEXTURES: Record<string, Texture> = { streetsoccer: "asphalt", handball: "parquet", but: "card", simulator: "felt" };

/** Grass unless a game says otherwise. */
export const textureOf = (game: string): Texture => TEXTURES[game] ?? "grass";

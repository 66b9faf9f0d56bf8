// The server's HTTP interface. Every function throws an ApiError unless the answer is the requested one.

import { noteAway } from "./away.svelte";
import { first, lasting } from "./first";
import type {
  Aims,
  Analysed,
  Analysing,
  GameInfo,
  LessonInfo,
  LessonTried,
  LessonTry,
  Life,
  MySkill,
  NewMatch,
  Opened,
  PlayerRecord,
  Preview,
  Problem,
  Readiness,
  Replay,
  RulePage,
  SkillWish,
  Story,
  Summary,
  TeamBook,
  TeamCheck,
} from "./protocol";

import type { SealedRecord } from "./seal";

export const UNREACHABLE: Problem = {
  code: "unreachable",
  en: "The server cannot be reached. Check the connection and try again.",
  fr: "Le serveur est injoignable. Vérifiez la connexion et réessayez.",
  move: null,
  ply: null,
};
const UNEXPECTED: Problem = {
  code: "unexpected",
  en: "The server gave an answer that makes no sense. Try again in a moment.",
  fr: "Le serveur a donné une réponse qui n’a pas de sens. Réessayez dans un instant.",
  move: null,
  ply: null,
};

export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.en);
    this.name = "ApiError";
  }
}

/** The problem of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : UNEXPECTED;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "en" in value;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    // A request that the page itself has aborted says nothing about the server.
    if (init?.signal?.aborted) throw error;
    noteAway();
    throw new ApiError(UNREACHABLE, 0);
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const gateway = answer.status === 502 || answer.status === 503 || answer.status === 504;
  if (gateway && !isProblem(body)) noteAway();
  throw new ApiError(
    isProblem(body) ? body : gateway ? UNREACHABLE : UNEXPECTED,
    answer.status,
  );
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await ask(path, init);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new ApiError(UNEXPECTED, answer.status);
  }
}

function post<T>(path: string, body: string | Blob): Promise<T> {
  return json<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
}

const part = encodeURIComponent;
let games: Promise<GameInfo[]> | undefined;

/** All games; requested once. */
export function fetchGames(): Promise<GameInfo[]> {
  games ??= first.games ? Promise.resolve(first.games) : json<GameInfo[]>("/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** All games if they are loaded already, otherwise a promise of them. */
export function gamesNow(): GameInfo[] | Promise<GameInfo[]> {
  return first.games ?? fetchGames();
}

export async function fetchGame(id: string): Promise<GameInfo | undefined> {
  return first.game?.id === id ? first.game : (await fetchGames()).find((game) => game.id === id);
}

/** The progress of a game that is still being compiled; one that is opened is compiled before the others. */
export function fetchReadiness(game: string, opened: boolean): Promise<Readiness> {
  return json(`/api/games/${part(game)}/ready?opened=${opened}`);
}

export async function fetchText(game: string, lang: string): Promise<string> {
  return (await ask(lasting(`/api/games/${part(game)}/text/${part(lang)}`))).text();
}

export function fetchRules(game: string, lang: string): Promise<RulePage> {
  return json(lasting(`/api/games/${part(game)}/rules/${part(lang)}`));
}

/** The tasks to learn a game by. */
export function fetchLessons(game: string): Promise<LessonInfo[]> {
  return json(lasting(`/api/games/${part(game)}/lessons`));
}

/** Plays actions in a task: what they lead to. */
export function tryLesson(game: string, lesson: string, wish: LessonTry): Promise<LessonTried> {
  return post(`/api/games/${part(game)}/lessons/${part(lesson)}`, JSON.stringify(wish));
}

/** Previews of these actions in a task, after the actions played in it. */
export function previewLesson(
  game: string,
  lesson: string,
  after: readonly number[],
  actions: readonly number[],
): Promise<Preview[]> {
  const path = `/api/games/${part(game)}/lessons/${part(lesson)}/previews?actions=${actions.join()}`;
  return json(after.length ? `${path}&after=${after.join()}` : path);
}

/** The table of all aims in a task, after some decisions. */
export function aimLesson(game: string, lesson: string, after: readonly number[]): Promise<Aims | null> {
  const path = `/api/games/${part(game)}/lessons/${part(lesson)}/aims`;
  return json(after.length ? `${path}?after=${after.join()}` : path);
}

const books = new Map<string, Promise<TeamBook>>();

/** The parts that teams of a game are built from; requested once. */
export function fetchBook(game: string): Promise<TeamBook> {
  const asked = books.get(game) ?? json<TeamBook>(lasting(`/api/games/${part(game)}/teams`));
  books.set(game, asked);
  asked.catch(() => books.delete(game));
  return asked;
}

/** What is wrong with a team so far. */
export function checkTeam(game: string, team: string, signal?: AbortSignal): Promise<TeamCheck> {
  return json(`/api/games/${part(game)}/teams/check?team=${part(team)}`, { signal: signal ?? null });
}

export function openMatch(wish: NewMatch): Promise<Opened> {
  return post("/api/matches", JSON.stringify(wish));
}

/** Continues a saved match that is not over, as a new one. */
export function loadMatch(record: Blob): Promise<Opened> {
  return post("/api/matches/load", record);
}

/** Where the record of a match can be downloaded. */
export function recordUrl(match: string): string {
  return `/api/matches/${part(match)}/record`;
}

/** The events of a match so far, without the positions. */
export function fetchStory(match: string): Promise<Story> {
  return json(`/api/matches/${part(match)}/story`);
}

/** The record of a match as it stands. */
export function fetchRecord(match: string): Promise<SealedRecord & { game: string; players: PlayerRecord[] }> {
  return json(recordUrl(match));
}

export function fetchReplay(match: string): Promise<Replay> {
  return json(`/api/matches/${part(match)}/replay`);
}

/** The summary of a finished match. */
export function fetchSummary(match: string): Promise<Summary> {
  return json(`/api/matches/${part(match)}/summary`);
}

/** Luck and skill of a finished match; until they are found, the progress. */
export function fetchAnalysis(match: string): Promise<Analysed | Analysing> {
  return json(`/api/matches/${part(match)}/analysis`);
}

/** A person's errors and luck over their matches of a game, and those of its levels. */
export function fetchSkill(wish: SkillWish): Promise<MySkill> {
  return post("/api/skill", JSON.stringify(wish));
}

/** The replay of a record from a file. */
export function readReplay(record: string | Blob): Promise<Replay> {
  return post("/api/replay", record);
}

const lifeUrl = (match: string): string => `/api/matches/${part(match)}/life`;

/** How long the server keeps a match if nobody touches it. */
export function fetchLife(match: string): Promise<Life> {
  return json(lifeUrl(match));
}

/** How long to wait, in ms: a network that does not answer says nothing about the match. */
const EXISTS_WITHIN = 5_000;

/** Whether the server has the match; true too when it cannot be asked. */
export async function matchExists(match: string): Promise<boolean> {
  try {
    const { status } = await fetch(lifeUrl(match), { signal: AbortSignal.timeout(EXISTS_WITHIN) });
    return status !== 404 && status !== 410;
  } catch {
    return true;
  }
}

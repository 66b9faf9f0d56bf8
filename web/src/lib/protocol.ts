// Made from src/debut/server/protocol.py by `make types`; do not edit.

export interface Board {
  game: string;
  width: number;
  height: number;
  cells: Cell[];
  lines: Line[];
  dice: DieKind[];
  ground: Mark[];
}

export interface Cell {
  id: string;
  outline: [number, number][];
  zone: string;
}

export interface Clock {
  kind: string;
  period: number;
  done: number;
  of: number;
  up: boolean;
}

export interface Die {
  id: string;
  seat: number | null;
  face: string | null;
  thrown: boolean;
}

export interface DieFace {
  id: string;
  sides: number;
}

export interface DieKind {
  id: string;
  colour: string;
  faces: DieFace[];
}

export interface Event {
  kind: string;
  message: string;
  seat?: number | null;
  path?: string[];
  told?: string[];
  die?: string | null;
  face?: string | null;
  touches?: string[];
  piece?: string;
  points?: [number, number, number][];
}

export interface Failed {
  type: "failed";
  problem: Problem;
}

export interface Frame {
  ply: number;
  turn: number;
  text: string;
  events: Event[];
  view: View;
}

export interface GameInfo {
  id: string;
  board: Board;
  options: Option[];
  levels: number[];
  lessons: number;
}

export interface Group {
  picks: Pick[];
  kind: string;
  ids: string[];
  actions: number[];
  deed?: string;
}

export interface Happened {
  type: "happened";
  ply: number;
  turn: number;
  text: string;
  events: Event[];
  view: View;
  can_undo: boolean;
  move: string | null;
  result: ResultRecord | null;
  clock: number | null;
}

export interface LessonInfo {
  id: string;
  view: View;
  marked: string[];
}

export interface LessonTried {
  solved: boolean;
  events: Event[];
  view: View;
}

export interface LessonTry {
  action: number;
}

export interface Line {
  kind: string;
  points: [number, number][];
}

export interface Mark {
  kind: string;
  points: [number, number][];
  radius: number;
  zone: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  players: [PlayerRecord, PlayerRecord];
  dice: string;
  commitment: string | null;
}

export interface Message {
  id: string;
  values: Record<string, string | number>;
}

export interface NewMatch {
  game: string;
  seats: [SeatWish, SeatWish];
  options?: Record<string, boolean | number | string>;
  dice?: string;
  texts?: [string, string];
}

export interface NewRematch {
  type: "rematch";
  opened: Opened;
}

export interface Opened {
  match: string;
  keys: [string | null, string | null];
}

export interface Option {
  name: string;
  default: boolean | number | string | null;
  choices: string[];
  low: number;
  high: number;
}

export type Pick = [kind: string, id: string];

export interface Piece {
  id: string;
  kind: string;
  cell: string;
  seat?: number | null;
  at?: [number, number] | null;
  size?: number;
  lying?: boolean;
  label?: string;
}

export interface Play {
  type: "play";
  move: string;
  ply: number;
  action: number;
}

export interface PlayerRecord {
  name: string;
  bot?: string | null;
}

export interface Problem {
  code: string;
  en: string;
  fr: string;
  move: string | null;
  ply: number | null;
}

export interface Refused {
  type: "refused";
  text: string;
  clause: string | null;
  message: string | null;
}

export interface Rematch {
  type: "rematch";
}

export interface Replay {
  match: MatchInfo;
  frames: Frame[];
}

export interface ResultRecord {
  score: [number, number];
  winner: number | null;
  reason: string;
}

export interface RulePage {
  game: string;
  lang: string;
  html: string;
}

export interface SeatWish {
  name?: string;
  level?: number | null;
}

export interface Standing {
  type: "standing";
  match: MatchInfo;
  seats: number[];
  ply: number;
  view: View;
  can_undo: boolean;
  result: ResultRecord | null;
  clock: number | null;
}

export interface Throw {
  type: "throw";
  move: string;
  ply: number;
}

export interface Undo {
  type: "undo";
  move: string;
  ply: number;
}

export interface Undone {
  type: "undone";
  ply: number;
  view: View;
  can_undo: boolean;
  move: string | null;
}

export interface View {
  game: string;
  seat: number | null;
  turn: number;
  score: [number, number];
  prompt: Message;
  pieces: Piece[];
  dice: Die[];
  clock: Clock;
  facts: Message[];
  labels: string[];
  bench: Piece[];
  groups: Group[];
}

export interface WhyNot {
  type: "why";
  text: string;
}

export type Asked = Play | Rematch | Throw | Undo | WhyNot;

export type Told = Failed | Happened | NewRematch | Refused | Standing | Undone;

// Made from src/debut/table/messages.py by `make types`; do not edit.

export interface Aim {
  id: string;
  actions: number[];
  start: [number, number];
  piece: string;
  lands: number[];
  rests: number[];
  turn: number;
  stretch: number;
  ways: number[];
}

export interface Aims {
  aims: Aim[];
  direction: number;
  directions: number;
  strength: number;
  strengths: number;
  fixed: number | null;
  met: string[];
  turns: number[];
  stretches: number[];
}

export interface Analysed {
  game: string;
  players: PlayerRecord[];
  result: ResultRecord;
  source: string;
  sums: [Sums, Sums];
  verdict: Verdict;
  worths: number[];
  throws: Fallen[];
  decisions: Decided[];
  luckiest: Fallen[];
  worst: Shown[];
}

export interface Analysing {
  part: number;
  ahead: number;
}

export interface AskAims {
  type: "aims";
  ply: number;
}

export interface AskChances {
  type: "chances";
  ply: number;
  actions: number[];
}

export type Badge = [id: string, lit: number];

export interface BeingCompiled {
  type: "compiling";
  game: string;
  progress: number;
}

export interface Board {
  game: string;
  width: number;
  height: number;
  cells: Cell[];
  lines: Line[];
  dice: DieKind[];
  ground: Mark[];
}

export interface Bundle {
  button: string;
  actions: number[];
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
  added: number;
  minute: string;
}

export interface Commit {
  type: "commit";
  opening: number;
  player: number;
  hash: string;
}

export interface Course {
  steps: string[];
  at: number;
}

export interface Decided {
  ply: number;
  seat: number;
  when: Message;
  played: string;
  better: string;
  error: number;
  plays?: DecisionWords | null;
  best?: DecisionWords | null;
  person?: number | null;
}

export interface DecisionWords {
  does?: Message[];
  chooses?: Message[];
}

export interface Decline {
  type: "decline";
}

export interface Diagram {
  pieces: Piece[];
  legs: Leg[];
  marked: string[];
  board: string;
  swapped: boolean;
}

export interface Die {
  id: string;
  seat: number | null;
  face: string | null;
  thrown: boolean;
  spent: boolean;
}

export interface DieFace {
  id: string;
  sides: number;
}

export interface DieKind {
  id: string;
  colour: string;
  faces: DieFace[];
  between?: string;
}

export interface End {
  cell: string;
  share: number;
  fate?: string;
  exit?: [number, number] | null;
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
  by?: string[];
  bends?: string[];
  points?: [number, number, number][];
  heights?: number[];
  exit?: [number, number] | null;
  plus?: number | null;
  counted?: string[][];
  person?: number | null;
}

export interface Failed {
  type: "failed";
  problem: Problem;
}

export interface Fallen {
  ply: number;
  seat: number;
  when: Message;
  dice: [string, string][];
  luck: number;
  person?: number | null;
}

export interface FlightTold {
  ply: number;
  seat: number;
  kind?: string;
  fate?: string;
  path?: string[];
  points?: [number, number, number][];
  exit?: [number, number] | null;
}

export interface Frame {
  ply: number;
  turn: number;
  text: string;
  events: Event[];
  view: View;
  chooses?: Message[];
  joins?: boolean;
}

export interface GameInfo {
  id: string;
  board: Board;
  options: Option[];
  levels: number[];
  lessons: number;
  still: Still;
  partners: boolean;
  ready: boolean;
  progress: number;
  boards: Record<string, Board>;
  unfit: Record<string, (boolean | number | string)[]>;
  pace: Pace;
}

export interface GoalTold {
  ply: number;
  seat: number;
  when: Message;
  score: [number, number];
  how: Message;
  person?: number | null;
}

export interface Group {
  picks: Pick[];
  kind: string;
  ids: string[];
  actions: number[];
  deed?: string;
  fate?: string;
  share?: number;
  exits?: [number, number][];
  usual?: boolean;
}

export interface Happened {
  type: "happened";
  ply: number;
  turn: number;
  text: string;
  events: Event[];
  view: View;
  can_undo: boolean;
  on_turn: number | null;
  move: string | null;
  result: ResultRecord | null;
  clock: number | null;
  undo_die: boolean;
  acting: [number, number] | null;
}

export interface KeepPlaying {
  type: "keep-playing";
  side?: number | null;
}

export interface Leg {
  kind: string;
  path?: string[];
  touches?: string[];
  piece?: string;
  points?: [number, number, number][];
  heights?: number[];
  exit?: [number, number] | null;
}

export interface LessonInfo {
  id: string;
  start: View;
  events: Event[];
  view: View;
  marked: string[];
}

export interface LessonTried {
  solved: boolean;
  over: boolean;
  step: number;
  events: Event[];
  view: View;
}

export interface LessonTry {
  actions: number[];
}

export interface LevelSkill {
  player: string;
  seed: number;
  skill: Skill;
}

export interface Life {
  over: boolean;
  days: number | null;
  until: string | null;
}

export interface Line {
  kind: string;
  points: [number, number][];
  seat?: number | null;
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
  players: PlayerRecord[];
  dice: string;
  opened: string | null;
}

export interface Mean {
  mean: number;
  low: number | null;
  high: number | null;
}

export interface Message {
  id: string;
  values: Record<string, string | number>;
}

export interface MoveSeen {
  type: "seen";
  ply: number;
}

export interface MySkill {
  own: Skill | null;
  missing: string[];
  levels: LevelSkill[];
  source: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  dice?: string;
}

export interface NewRematch {
  type: "rematch";
  opened: Opened;
  late: boolean;
}

export interface Offered {
  type: "offered";
  players: number[];
  declined: number | null;
}

export interface Opened {
  match: string;
  keys: (string | null)[];
  commitment: string | null;
}

export interface Option {
  name: string;
  default: boolean | number | string | null;
  choices: string[];
  low: number;
  high: number;
  text: number;
  first: boolean | number | string | null;
  team: boolean;
}

export interface Pace {
  option: string;
  offers: (boolean | number | string)[];
  rules: PaceRule[];
}

export interface PaceRule {
  seconds: number;
  units: number;
  option: string;
  when: Record<string, boolean | number | string>;
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
  across?: boolean;
  label?: string;
  badges?: Badge[];
  marks?: string[];
  name?: string;
}

export interface Ping {
  type: "ping";
}

export interface Play {
  type: "play";
  move: string;
  ply: number;
  actions: number[];
  hold?: boolean;
}

export interface PlayedAs {
  match: string;
  side: number;
}

export interface PlayerRecord {
  name: string;
  side: number;
  bot?: string | null;
  kit?: string;
}

export interface Point {
  type: "point";
  ply: number;
  actions: number[];
}

export interface Pong {
  type: "pong";
}

export interface Present {
  type: "present";
  players: number[];
  twice: number[];
}

export interface Preview {
  action: number;
  notation: string;
  odds: [string, number][];
  legs: Leg[];
  ends: End[];
}

export interface Previews {
  type: "previews";
  ply: number;
  previews: Preview[];
}

export interface Problem {
  code: string;
  en: string;
  fr: string;
  move: string | null;
  ply: number | null;
}

export interface Readiness {
  ready: boolean;
  progress: number;
}

export interface ReadyTeam {
  id: string;
  stickers: number[];
}

export interface Refused {
  type: "refused";
  text: string;
  clause: string | null;
  message: string | null;
  picks: Pick[];
}

export interface Rematch {
  type: "rematch";
}

export interface Replay {
  match: MatchInfo;
  frames: Frame[];
  throws: ThrowWeights[];
}

export interface Resign {
  type: "resign";
  move: string;
  ply: number;
  side?: number | null;
  alone?: boolean;
}

export interface Resigned {
  type: "resigned";
  ply: number;
  side: number;
  events: Event[];
  result: ResultRecord;
  move: string | null;
}

export interface Resigning {
  type: "resigning";
  players: number[];
  refused: number | null;
  move: string | null;
}

export interface ResultRecord {
  score: [number, number];
  winner: number | null;
  reason: string;
}

export interface Reveal {
  type: "reveal";
  opening: number;
  player: number;
  text: string;
}

export interface Routine {
  span: string;
  asked: boolean;
}

export interface RulePage {
  game: string;
  lang: string;
  html: string;
  diagrams: Diagram[];
}

export interface Seal {
  commitment: string;
  hashes: (string | null)[];
  texts: string[] | null;
  waiting: number[];
  voided: number[][];
}

export interface Sealed {
  type: "sealed";
  seal: Seal;
}

export interface SeatWish {
  side: number;
  name?: string;
  level?: number | null;
  kit?: string;
}

export interface Seated {
  type: "seated";
  player: number;
  name: string;
  seal: Seal | null;
  kit: string;
}

export interface Shown {
  decision: Decided;
  view: View;
  played: Preview | null;
  better: Preview | null;
}

export type Sign = [kind: string, cells: string[]];

export interface Sit {
  type: "sit";
  keys?: string[];
  hashes?: string[];
  names?: string[];
  kits?: string[];
}

export interface Skill {
  matches: number;
  errors: Mean;
  luck: Mean;
  decision: number;
}

export interface SkillWish {
  game: string;
  played: PlayedAs[];
}

export interface Stalled {
  type: "stalled";
  player: number;
  problem: Problem | null;
}

export interface Standing {
  type: "standing";
  match: MatchInfo;
  people: number[];
  seats: number[];
  ply: number;
  view: View;
  can_undo: boolean;
  on_turn: number | null;
  seal: Seal | null;
  result: ResultRecord | null;
  clock: number | null;
  seated: number[];
  present: Present | null;
  offered: number[];
  undo_die: boolean;
  acting: [number, number] | null;
  resigning: number[];
  life: Life | null;
}

export interface StickerTold {
  number: number;
  name: string;
  style: string;
  value: number;
  keeper: boolean;
  skills: number[];
  duels: number[];
}

export interface Still {
  pieces: Piece[];
  dice: Die[];
  board: string;
  swapped: boolean;
}

export interface Story {
  frames: StoryFrame[];
}

export interface StoryFrame {
  ply: number;
  turn: number;
  text: string;
  events: Event[];
}

export interface Summary {
  game: string;
  players: PlayerRecord[];
  result: ResultRecord;
  goals: GoalTold[];
  teams: [TeamTold, TeamTold];
  scores: [number, number][];
  judgement: number[];
  board: string;
  ball: [string, number][];
  kinds: string[];
  flights: FlightTold[];
}

export interface Sums {
  start: number;
  luck: number;
  errors: number;
  remainder: number;
  result: number;
}

export interface TeamBook {
  stickers: StickerTold[];
  skills: string[];
  duels: string[];
  ready: ReadyTeam[];
  classes: TeamClass[];
  starting: number;
  bench: number;
}

export interface TeamCheck {
  value: number;
  class: string | null;
  faults: TeamFault[];
  text: string | null;
}

export interface TeamClass {
  id: string;
  most: number;
}

export interface TeamFault {
  message: Message;
  place: number | null;
  missing: boolean;
}

export interface TeamTold {
  tallies: [string, number][];
  possession: number | null;
  luck: number;
  best: ThrowTold | null;
  worst: ThrowTold | null;
}

export interface Throw {
  type: "throw";
  move: string;
  ply: number;
}

export interface ThrowTold {
  ply: number;
  when: Message;
  dice: [string, string][];
  luck: number;
}

export interface ThrowWeights {
  ply: number;
  weights: [number, number][];
}

export interface ToldAims {
  type: "aims";
  ply: number;
  aims: Aims | null;
}

export interface ToldChances {
  type: "chances";
  ply: number;
  actions: number[];
  chances: [string, number][] | null;
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
  on_turn: number | null;
  move: string | null;
  undo_die: boolean;
  acting: [number, number] | null;
}

export interface Verdict {
  skill: number;
  luck: number;
  played: string;
  threw: string;
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
  bench: Piece[];
  groups: Group[];
  board: string;
  swapped: boolean;
  signs: Sign[];
  course: Course | null;
  secret: boolean;
  bundles: Bundle[];
  routine: Routine | null;
}

export interface WhyNot {
  type: "why";
  text?: string;
  picks?: Pick[];
}

export interface WorkingOut {
  type: "working-out";
  player: number;
}

export type Asked = AskAims | AskChances | Commit | Decline | KeepPlaying | MoveSeen | Ping | Play | Point | Rematch | Resign | Reveal | Sit | Throw | Undo | WhyNot;

export type Told = BeingCompiled | Failed | Happened | NewRematch | Offered | Pong | Present | Previews | Refused | Resigned | Resigning | Sealed | Seated | Stalled | Standing | ToldAims | ToldChances | Undone | WorkingOut;

export interface GameHere {
  id: string;
  width: number;
  height: number;
  lessons: number;
  teams: boolean;
  pace: Pace;
}

export const GAMES_HERE: GameHere[] = [
  {"id": "but", "width": 26.6, "height": 17.2, "lessons": 6, "teams": false, "pace": {"option": "length", "offers": [10, 15, 20], "rules": [{"seconds": 120, "units": 15, "option": "minutes", "when": {"clock": "real"}}, {"seconds": 128.2, "units": 20, "option": "length", "when": {}}]}},
  {"id": "handball", "width": 17.6, "height": 8.2, "lessons": 6, "teams": false, "pace": {"option": "actions", "offers": [20, 35, 50], "rules": [{"seconds": 120, "units": 30, "option": "minutes", "when": {"clock": "real"}}, {"seconds": 67.5, "units": 50, "option": "actions", "when": {}}]}},
  {"id": "simulator", "width": 98.0, "height": 66.0, "lessons": 8, "teams": true, "pace": {"option": "length", "offers": ["11", "22", "33"], "rules": [{"seconds": 207.2, "units": 33, "option": "length", "when": {}}]}},
  {"id": "streetsoccer", "width": 12.0, "height": 8.0, "lessons": 5, "teams": false, "pace": {"option": "minutes", "offers": [10, 15, 25], "rules": [{"seconds": 60.4, "units": 25, "option": "minutes", "when": {}}]}},
  {"id": "supergoal", "width": 5.0, "height": 13.0, "lessons": 7, "teams": false, "pace": {"option": "throws", "offers": [15, 30, 50], "rules": [{"seconds": 60, "units": 10, "option": "", "when": {"clock": "real", "tournament": true}}, {"seconds": 60, "units": 15, "option": "", "when": {"clock": "real"}}, {"seconds": 20.2, "units": 33, "option": "throws", "when": {"tournament": true}}, {"seconds": 20.2, "units": 50, "option": "throws", "when": {}}]}},
];

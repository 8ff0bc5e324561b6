import type { DrawnIcon } from './platform/drawn-icon.ts';

/** The roles every temple starts with; the owner has every permission. */
export const STAFF_PRESET_NAMES = [
  'owner',
  'manager',
  'treasurer',
  'priest-coordinator',
  'events-coordinator',
  'volunteer-coordinator',
  'front-desk',
  'viewer',
] as const;
export type StaffPreset = (typeof STAFF_PRESET_NAMES)[number];

/** Who holds a permission from the start, besides owners. */
export interface PermissionFacts {
  presets: readonly Exclude<StaffPreset, 'owner'>[];
  /** Its holders need a second factor where `REQUIRE_SECOND_FACTOR` is on: it moves money or hands out access. */
  secondFactor?: true;
}

export type ChipKind = 'success' | 'info' | 'error' | 'warning' | 'neutral';
/** Names of outline icons in the kit. */
export type ChipIcon = 'check' | 'clock' | 'alert' | 'warning' | 'refund' | 'ban' | 'lock' | 'replace';
export interface Chip {
  kind: ChipKind;
  /** One of the kit's by its name, or the noun's own strokes. */
  icon: ChipIcon | DrawnIcon;
  /** The state in English. */
  word: string;
}

/** One state: how it looks, and where it may go. */
export interface StateFacts extends Chip {
  to: readonly string[];
}
export type StateMachine = Readonly<Record<string, StateFacts>>;

/** What a noun brings besides its screens and rules. */
export const NOUN_PARTS = [
  'permissions',
  'audit',
  'fixture',
  'personal-data',
  'notifications',
  'search',
  'cards',
  'navigation',
  'demo',
  'offline',
  'proof',
  'qa',
] as const;
export type NounPart = (typeof NOUN_PARTS)[number];

/** What a noun says in one language besides English, by action, by machine and state, and by code of errors and messages. */
export interface NounTexts {
  audit?: Readonly<Record<string, string>>;
  states?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  errors?: Readonly<Record<string, string>>;
  messages?: Readonly<Record<string, string>>;
}

export interface NounDeclaration {
  name: string;
  /** `noun:verb`, what a member of a temple's staff may be allowed to do. */
  permissions?: Readonly<Record<`${string}:${string}`, PermissionFacts>>;
  /** `noun.verb`, what the record of changes can say, with its wording. */
  audit?: Readonly<Record<`${string}.${string}`, string>>;
  /** State machines by the name their chips and words have. */
  states?: Readonly<Record<string, StateMachine>>;
  /** Errors a caller can meet by code: HTTP status, and a sentence that says what happened and what to do. */
  errors?: Readonly<Record<string, readonly [number, string]>>;
  /** What its schemas and outcomes say, as `noun.what`; `{{name}}` takes a value, one named `…Cents` is shown as money. */
  messages?: Readonly<Record<`${string}.${string}`, string>>;
  /** Its words in other languages, by language. */
  texts?: Readonly<Record<string, () => Promise<{ default: NounTexts }>>>;
  /** The parts of `NOUN_PARTS` it does without, each with the reason. Every other part is there. */
  without: Readonly<Partial<Record<NounPart, string>>>;
}

/** The reason of every noun until something searches across the platform. */
export const NO_SEARCH_YET = 'No search over everything exists yet.';

/** Declares a noun: what the central tables (permissions, audit actions, chips, errors) take from it. */
export const noun = <const Declaration extends NounDeclaration>(declaration: Declaration): Declaration => declaration;

/** The states of a machine, in the order they are declared. */
export const statesOf = <const Machine extends StateMachine>(machine: Machine) => Object.keys(machine) as (keyof Machine & string)[];

/** Where each state of a machine may go; any other move is refused. */
export const transitionsOf = <const Machine extends StateMachine>(machine: Machine) =>
  Object.fromEntries(Object.entries(machine).map(([state, { to }]) => [state, to])) as {
    readonly [State in keyof Machine]: Machine[State]['to'];
  };

/** Whether a table of transitions lets `from` become `to`. */
export const canMove = <State extends string>(transitions: Record<State, readonly State[]>, from: State, to: State): boolean =>
  transitions[from].includes(to);

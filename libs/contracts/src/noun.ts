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

/** Who has a permission from the start, besides owners. */
export interface PermissionFacts {
  presets: readonly Exclude<StaffPreset, 'owner'>[];
  /** Its holders need a second factor when `REQUIRE_SECOND_FACTOR` is on: it moves money or grants access. */
  secondFactor?: true;
  /** It moves an amount, and a temple's own role can have it up to one. */
  limit?: 'amount';
}

export type ChipKind = 'success' | 'info' | 'error' | 'warning' | 'neutral';
/** Names of the kit's outline icons. */
export type ChipIcon = 'check' | 'clock' | 'alert' | 'warning' | 'refund' | 'ban' | 'lock' | 'replace';
export interface Chip {
  kind: ChipKind;
  /** One of the kit's icons by name, or the noun's own strokes. */
  icon: ChipIcon | DrawnIcon;
  /** The state in English. */
  word: string;
}

/** One state: how it looks, and which states can follow. */
export interface StateFacts extends Chip {
  to: readonly string[];
}
export type StateMachine = Readonly<Record<string, StateFacts>>;

/** What a noun provides besides its screens and rules. */
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

/** A noun's texts in one language besides English: by action, by machine and state, and by code of errors and messages. */
export interface NounTexts {
  audit?: Readonly<Record<string, string>>;
  states?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  errors?: Readonly<Record<string, string>>;
  messages?: Readonly<Record<string, string>>;
}

export interface NounDeclaration {
  name: string;
  /** `noun:verb`, what a staff member of a temple may be allowed to do. */
  permissions?: Readonly<Record<`${string}:${string}`, PermissionFacts>>;
  /** `noun.verb`, the audit actions, with their wording. */
  audit?: Readonly<Record<`${string}.${string}`, string>>;
  /** State machines, by the name of their chips and texts. */
  states?: Readonly<Record<string, StateMachine>>;
  /** Errors a caller can get, by code: HTTP status, and a sentence that says what happened and what to do. */
  errors?: Readonly<Record<string, readonly [number, string]>>;
  /** Messages of its schemas and outcomes, as `noun.what`; `{{name}}` takes a value, and one named `…Cents` is shown as money. */
  messages?: Readonly<Record<`${string}.${string}`, string>>;
  /** Pages whose navigation entries lead to it. */
  navigation?: readonly `/${string}`[];
  /** Dashboards that show it. */
  cards?: readonly `/${string}`[];
  /** Its translations, by language. */
  texts?: Readonly<Record<string, () => Promise<{ default: NounTexts }>>>;
  /** The parts of `NOUN_PARTS` it doesn't need, each with the reason. Every other part exists. */
  without: Readonly<Partial<Record<NounPart, string>>>;
}

/** The reason for nouns whose records the office-wide search could find one day; the others' API parts declare `search`. */
export const NO_SEARCH_YET = 'The office-wide search doesn’t list it yet.';
/** The reason for nouns that could be readable offline one day; `OFFLINE_PAGES` lists what is today. */
export const NOT_OFFLINE_YET = 'Only the panchanga and a priest’s day can be read offline so far.';

/** Declares a noun: its contribution to the central tables (permissions, audit actions, chips, errors). */
export const noun = <const Declaration extends NounDeclaration>(declaration: Declaration): Declaration => declaration;

/** A machine's states, in declared order. */
export const statesOf = <const Machine extends StateMachine>(machine: Machine) => Object.keys(machine) as (keyof Machine & string)[];

/** Which states can follow each state of a machine; any other transition is refused. */
export const transitionsOf = <const Machine extends StateMachine>(machine: Machine) =>
  Object.fromEntries(Object.entries(machine).map(([state, { to }]) => [state, to])) as {
    readonly [State in keyof Machine]: Machine[State]['to'];
  };

/** Whether a table of transitions allows `from` to become `to`. */
export const canMove = <State extends string>(transitions: Record<State, readonly State[]>, from: State, to: State): boolean =>
  transitions[from].includes(to);

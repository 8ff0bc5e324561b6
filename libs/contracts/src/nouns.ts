import type { NounDeclaration } from './noun.ts';
import * as declared from './noun-list.ts';

type Declared = (typeof declared)[keyof typeof declared];
/** One name for each thing the product is about. */
export type Noun = Declared['name'];

/** All nouns' declarations, in the order of `noun-list.ts`; the central tables are built from these. */
export const NOUN_DECLARATIONS: readonly (NounDeclaration & { name: Noun })[] = Object.values(declared);
/** The names that endpoints use for what they read and change. */
export const NOUNS: readonly Noun[] = NOUN_DECLARATIONS.map(({ name }) => name);

/** The keys of one part (`audit`, `errors`, …) across all nouns that have it. */
export type KeysOf<Part extends keyof NounDeclaration, Each = Declared> =
  Each extends Readonly<Record<Part, infer Value>> ? keyof Value & string : never;

/** One part of all nouns as one table. */
export const assembled = <Part extends 'permissions' | 'audit' | 'states' | 'errors' | 'messages'>(part: Part) =>
  Object.assign({}, ...NOUN_DECLARATIONS.map((each) => each[part] ?? {})) as Record<
    KeysOf<Part>,
    NonNullable<NounDeclaration[Part]>[never]
  >;

type MachinesOf<Each> = Each extends { states: infer Machines } ? Machines : never;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
/** Every state machine by its name. */
export type StateMachines = Together<MachinesOf<Declared>>;

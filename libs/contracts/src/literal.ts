import { MESSAGES } from './messages.ts';

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${Key}`
    : Tree[Key] extends object
      ? Leaves<Tree[Key], `${Path}${Key}.`>
      : never;
}[keyof Tree & string];
/** The path of a sentence in `MESSAGES`: `resendFailed.title`. */
export type LiteralName = Leaves<Omit<typeof MESSAGES, 'portalLoginSuccessful'>>;

/** One of the specification's sentences as a message, under `literal.` and its path. */
export function literal(name: LiteralName): { code: string; sentence: string } {
  const sentence = name.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], MESSAGES);
  return { code: `literal.${name}`, sentence: String(sentence) };
}

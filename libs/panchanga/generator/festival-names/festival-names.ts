import { OBSERVANCE_IDS } from '../../src/festivals/rules/index.ts';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { kn } from './kn.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';

/** A language's festivals and vratas by id, as people write and review them. */
export type FestivalNames = Readonly<Record<string, string>>;

export const FESTIVAL_NAMES = { en, gu, hi, kn, ta, te } satisfies Record<string, FestivalNames>;

/** A language's generated file: only names in the order of the ids, because repeating the ids would add a fifth to its bytes. */
export function festivalNamesSource(names: FestivalNames): string {
  const inOrder = OBSERVANCE_IDS.map((id) => names[id] ?? '');
  return `// Made by \`npm run generate:names\`.\nexport const festivals =\n  '${inOrder.join('|')}';\n`;
}

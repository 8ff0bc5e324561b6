import { type Language, wordedIn } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { fundWords } from '../../funds/fund-words.ts';
import type { OrderLine } from '../order-line.entity.ts';

/** What the temple calls lines in a language, by their ids; nothing in English and where it isn't worded. */
export async function wordedLines(manager: EntityManager, lines: readonly OrderLine[], language: Language): Promise<Map<string, string>> {
  if (language === 'en') return new Map();
  const wordsOf = await fundWords(manager, lines);
  const said = lines.map((line) => [line.id, wordedIn({ label: line.label, ...wordsOf(line) }, language).label] as const);
  return new Map(said.filter(([id, label]) => lines.some((line) => line.id === id && line.label !== label)));
}

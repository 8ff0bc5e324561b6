import { type SearchGroup, type SearchHit } from '@sannidhi/contracts';
import type { FrameLink } from '../frame/frame-types.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { Text } from '../i18n/use-text.ts';

/** Something the arrow keys reach and Enter opens. */
export interface SearchOption {
  key: string;
  to: string;
  title: string;
  /** The record, if it is one. */
  hit?: SearchHit;
  page?: FrameLink;
}

/** Options under one heading. */
export interface OptionGroup {
  key: string;
  label: string;
  options: SearchOption[];
}

const MOST_PAGES = 5;

/** Pages whose name has words that begin with every typed one, or the recent ones while nothing is typed. */
export function pageGroup(words: string, pages: readonly FrameLink[], recent: readonly FrameLink[], text: Text): OptionGroup {
  const typed = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const named = ({ label }: FrameLink) => {
    const parts = label.toLowerCase().split(/\s+/);
    return typed.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const shown = typed.length > 0 ? pages.filter(named) : recent.length > 0 ? recent : pages;
  const label = text(typed.length === 0 && recent.length > 0 ? 'recent' : 'pages');
  return { key: 'pages', label, options: shown.slice(0, MOST_PAGES).map(pageOption) };
}

const pageOption = (page: FrameLink): SearchOption => ({ key: `page:${page.to}`, to: page.to, title: page.label, page });

/** What the server found, with the way to everything where there is more. */
export const hitGroup =
  (text: Text) =>
  ({ noun, label, hits, all }: SearchGroup): OptionGroup => {
    const name = currentLanguage() === 'hi' ? label.hi : label.en;
    const options = hits.map((hit): SearchOption => ({ key: `${noun}:${hit.id}`, to: hit.path, title: hit.title, hit }));
    if (all) options.push({ key: `${noun}:all`, to: all, title: text('all', { list: name }) });
    return { key: noun, label: name, options };
  };

import { type Language, saidIn, type Wording } from '../languages.ts';

const AND_MORE: Wording<(first: string, more: string | number) => string> = {
  en: (first, more) => `${first} and ${more} more`,
  hi: (first, more) => `${first} और ${more} अन्य`,
  te: (first, more) => `${first}, మరో ${more}`,
  ta: (first, more) => `${first}, மேலும் ${more}`,
  kn: (first, more) => `${first}, ಇನ್ನೂ ${more}`,
  gu: (first, more) => `${first} અને બીજા ${more}`,
};

const STORED = / and (\d{1,3}) more$/;

/** What an order is for: "Annadanam", "Annadanam and 2 more". In English as it is stored; `orderLabelIn` says that in other languages. */
export function orderLabelOf(names: readonly string[], language: Language = 'en'): string {
  const [first = '', ...others] = new Set(names);
  return others.length > 0 ? saidIn(AND_MORE, language)(first, others.length) : first;
}

/** A stored label in a language; names stay as they are. */
export function orderLabelIn(label: string, language: Language): string {
  const [end, more = ''] = STORED.exec(label) ?? [];
  return end && language !== 'en' ? saidIn(AND_MORE, language)(label.slice(0, -end.length), more) : label;
}

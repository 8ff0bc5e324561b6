/** What screens count; one of it is written differently. */
const COUNTED =
  'bookings|children|codes|dates|days|donations|families|friends|gifts|hours|miles|minutes|months|names|orders|people|places|poojas|priests|rows|services|shifts|statements|tickets|times|weeks';
/** “{{names}} names”, “{{total}} open places”; whose they are is no number. */
const COUNTS = new RegExp(String.raw`\{\{(?!(?:brand|temple|year)\})(\w+)\}\} (?:[a-z]+ )?(?:${COUNTED})\b`, 'g');
/** Never about one: spans and limits of the product, what has several dates, and places of which some are free. */
const NEVER_ONE =
  /^(accounts\.start|bookings\.waits\.part|cart\.holdSoon|dashboard\.funds|poojas\.summary\.hold|templePage\.photos\.lead|tickets\.(held|series)|volunteering\.hours)/;

/** What an English text counts without a form for one, as in “1 names”: only its `count` has forms. */
export function countedWords(key, text) {
  if (NEVER_ONE.test(key) || /_(other|zero)$/.test(key)) return [];
  return [...text.matchAll(COUNTS)].filter(([, number]) => number !== 'count' || !key.endsWith('_one')).map(([words]) => words);
}

import { deitiesOf, type OwnWording, type TemplePublic, wordedIn } from '@sannidhi/contracts';
import { currentLanguage } from '@sannidhi/kit';

/** What a temple wrote, in the reader's language, and English where it isn't worded. */
export const worded = <Thing extends { wording?: OwnWording | undefined }>(thing: Thing): Thing => wordedIn(thing, currentLanguage());

/** The same of a temple, whose deities are worded on one line. */
export function wordedTemple<Temple extends TemplePublic>(temple: Temple): Temple {
  const said = worded(temple);
  const deities: string | readonly string[] = said.deities;
  return typeof deities === 'string' ? { ...said, deities: deitiesOf(deities) } : said;
}

/** The same of a temple's page: the temple and its purposes. */
export const wordedPage = <Page extends { temple: TemplePublic; funds: readonly { wording?: OwnWording | undefined }[] }>(
  page: Page,
): Page => ({
  ...page,
  temple: wordedTemple(page.temple),
  funds: page.funds.map(worded),
});

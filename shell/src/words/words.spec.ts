import { LANGUAGE_CODES } from '@sannidhi/contracts';
import { catalogDifferences } from '@sannidhi/kit/testing';
import { en } from './en.ts';
import { speak, wordsIn } from './words.ts';

const translated = LANGUAGE_CODES.filter((code) => code !== 'en');

it.each(translated)('says everything in %s, with the same values as in English', async (language) => {
  const { words } = (await import(`./${language}.ts`)) as { words: typeof en };
  // A new remote may lack its name here; it then falls back to English.
  expect(catalogDifferences({ ...en, areas: {} }, { ...words, areas: {} })).toEqual([]);
});

it.each(translated)('writes %s in its own script', async (language) => {
  const { hero } = await wordsIn(language);
  expect(hero.title).not.toMatch(/\p{Script=Latin}/u);
});

it('translates the bar of a staging system with the page', async () => {
  document.body.innerHTML = '<aside class="staging"></aside>';
  await speak('ta');
  expect(document.body).toHaveTextContent((await wordsIn('ta')).page.staging);
  await speak('en');
  expect(document.body).toHaveTextContent(en.page.staging);
});

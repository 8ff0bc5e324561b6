import { LANGUAGE_CODES, LANGUAGE_FACTS, NOUN_DECLARATIONS, type NounPart } from '@sannidhi/contracts';
import { startTestApi, type TestApi } from '../test/start-test-api.ts';
import { NotificationKinds } from './domain/notifications/notification-kinds.ts';
import { ProofService } from './domain/proof/proof.service.ts';
import { OfficeSearchService } from './domain/search/office-search.service.ts';
import { PersonalData } from './platform/personal-data/personal-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The nouns that say they bring a part. */
const bringing = (part: NounPart) => NOUN_DECLARATIONS.filter(({ without }) => without[part] === undefined).map(({ name }) => name);
const sorted = (nouns: readonly string[]) => [...new Set(nouns)].sort();

describe('a noun that says it has', () => {
  it('personal data exports and erases it, and no other does', () => {
    expect(sorted(api.get(PersonalData).nouns)).toEqual(sorted(bringing('personal-data')));
  });

  it('notifications has kinds, and no other does', () => {
    const groups = api
      .get(NotificationKinds)
      .all()
      .map(({ group }) => group);
    expect(sorted(groups.flatMap(({ name, nouns }): readonly string[] => nouns ?? [name]))).toEqual(sorted(bringing('notifications')));
  });

  it('a search is found by the office, and no other is', () => {
    expect(sorted(api.get(OfficeSearchService).parts.map(({ noun }) => noun))).toEqual(sorted(bringing('search')));
  });

  it('a part of the proof is compared by it, and no other is', () => {
    expect(sorted(api.get(ProofService).parts.flatMap(({ nouns }) => nouns))).toEqual(sorted(bringing('proof')));
  });
});

it.each(LANGUAGE_CODES.filter((language) => LANGUAGE_FACTS[language].complete))('every notification is worded in %s', (language) => {
  const unsaid = api
    .get(NotificationKinds)
    .all()
    .filter(({ channels, words, group }) => channels.length === 0 || !words[language] || !group.label[language] || !group.about[language]);
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

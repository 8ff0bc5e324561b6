import { NOUN_DECLARATIONS, pageKey } from '@sannidhi/contracts';
import { declaredReleases } from './release/declared-releases.ts';

it('leads to every noun from the entries of the navigation it names', async () => {
  const entries = (await declaredReleases()).flatMap(({ navigation }) => navigation.map(({ to }) => to));
  const named = NOUN_DECLARATIONS.flatMap(({ navigation = [] }) => navigation);
  expect(named.filter((page) => !entries.includes(page))).toEqual([]);
});

it('has the dashboards that nouns say they are on', async () => {
  const pages = (await declaredReleases()).flatMap(({ routes }) => routes.map(pageKey));
  const named = NOUN_DECLARATIONS.flatMap(({ cards = [] }) => cards);
  expect(named.filter((page) => !pages.includes(page))).toEqual([]);
});

import { declaredReleases } from './declared-releases.ts';

it('names every page and every entry of the navigation in both languages', async () => {
  for (const { routes, navigation } of await declaredReleases()) {
    for (const words of [...routes.map(({ title }) => title), ...navigation.map(({ label }) => label)]) {
      expect(words.en.length).toBeGreaterThan(0);
      expect(words.hi).toMatch(/\p{Script=Devanagari}/u);
    }
  }
});

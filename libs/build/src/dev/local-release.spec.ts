import type { RegistryDocument, RemoteRelease } from '@sannidhi/contracts';
import { withLocalPage, withLocalRelease } from './local-release.ts';

const release = (name: RemoteRelease['name'], id: string) => ({ name, release: id }) as RemoteRelease;
const LOCAL = release('mfe-priest', 'local');
const REGISTRY: RegistryDocument = {
  releases: [release('mfe-priest', 'deployed'), release('mfe-auth', 'deployed')],
  disabled: ['mfe-priest'],
};

it('puts the local build in the place of the deployed release, marked as a preview', () => {
  expect(withLocalRelease(REGISTRY, LOCAL)).toEqual({
    releases: [release('mfe-auth', 'deployed'), LOCAL],
    previews: ['mfe-priest'],
    disabled: [],
  });
});

it('rewrites a page’s boot document and drops the deployed release’s preloads', () => {
  const boot = JSON.stringify({ registry: REGISTRY, demo: '</script>' }).replaceAll('<', '\\u003c');
  const page = (json: string, preloads: string) =>
    `<head>${preloads}</head><script type="application/json" id="boot" nonce="n">${json}</script>`;
  const mine =
    '<link rel="preload" as="script" fetchpriority="low" crossorigin href="/remotes/mfe-priest/deployed/a.js" integrity="sha384-x">';
  const others =
    '<link rel="preload" as="script" fetchpriority="low" crossorigin href="/remotes/mfe-auth/deployed/a.js" integrity="sha384-x">';
  const expected = JSON.stringify({ registry: withLocalRelease(REGISTRY, LOCAL), demo: '</script>' }).replaceAll('<', '\\u003c');
  expect(withLocalPage(page(boot, mine + others), LOCAL)).toBe(page(expected, others));
});

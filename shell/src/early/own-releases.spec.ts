import type { BootDocument } from '@sannidhi/contracts';
import { EMPTY_BOOT } from '../boot/boot-context.ts';
import { runsOwnReleases } from './own-releases.ts';

const served = (registry: Partial<BootDocument['registry']>) => {
  const boot: BootDocument = { ...EMPTY_BOOT, registry: { releases: [], ...registry } };
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
};
afterEach(() => document.body.replaceChildren());

it('knows a browser that previews a release or has switched a remote off', () => {
  served({ previews: ['mfe-priest'] });
  expect(runsOwnReleases()).toBe(true);
  served({ disabled: ['mfe-priest'] });
  expect(runsOwnReleases()).toBe(true);
});

it('leaves everybody else’s page as it is', () => {
  served({});
  expect(runsOwnReleases()).toBe(false);
  document.body.replaceChildren();
  expect(runsOwnReleases()).toBe(false);
});

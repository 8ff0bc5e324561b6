import { remoteReleaseSchema } from './remote-release.ts';
import { BUILT_FOR_CONTRACT } from './shell-contract.ts';

const digest = `sha384-${'a'.repeat(64)}`;
const words = { en: 'Donate', hi: 'दान' };
const release = (given: object = {}) => ({
  name: 'mfe-devotee',
  release: '0123456789abcdef',
  contract: BUILT_FOR_CONTRACT,
  entry: 'remoteEntry.1.js',
  exposes: ['./area'],
  routes: [{ path: '/devotee/donate', title: words, access: 'signed-in', layout: 'area', files: ['1.js'] }],
  navigation: [],
  permissions: [],
  integrity: { 'remoteEntry.1.js': digest },
  ...given,
});
const validate = (given: object = {}) => remoteReleaseSchema.validate(release(given), { strict: true });

it('accepts what a build declares', async () => {
  await expect(validate()).resolves.toMatchObject({ name: 'mfe-devotee' });
});

it('refuses a path outside the release’s own area, and the longest match decides', async () => {
  const claim = (path: string) => validate({ routes: [{ path, title: words, access: 'public', layout: 'area', files: [] }] });
  await expect(claim('/temple-admin/donations')).rejects.toMatchObject(saying('mfe-devotee claims /temple-admin/donations'));
  await expect(claim('/devotee/login')).rejects.toMatchObject(saying('mfe-devotee claims /devotee/login'));
  await expect(claim('/contact')).rejects.toMatchObject(saying('mfe-devotee claims /contact'));
});

it('refuses a navigation that leads out of the release’s own area', async () => {
  const lead = (to: string) => validate({ navigation: [{ to, label: words, icon: 'temple' }] });
  await expect(lead('/devotee/temples?view=near')).resolves.toBeDefined();
  await expect(lead('//evil.example')).rejects.toMatchObject(saying('mfe-devotee leads to //evil.example'));
  await expect(lead('/temple-admin/donations')).rejects.toMatchObject(saying('mfe-devotee leads to /temple-admin/donations'));
});

it('refuses files and digests that are none', async () => {
  await expect(validate({ entry: '../../etc/passwd' })).rejects.toThrow();
  await expect(validate({ entry: 'https://evil.test/x.js' })).rejects.toThrow();
  await expect(validate({ integrity: { 'a.js': 'sha256-abc' } })).rejects.toThrow();
  await expect(validate({ release: 'latest' })).rejects.toThrow();
  await expect(validate({ permissions: ['everything:do'] })).rejects.toThrow();
  await expect(validate({ surprise: true })).rejects.toThrow();
});

it('takes an icon of the remote’s own as strokes, and as nothing else', async () => {
  const bring = (icon: unknown) => validate({ navigation: [{ to: '/devotee/temples', label: words, icon }] });
  await expect(bring(['M4 6h16', 'M4 12h16'])).resolves.toBeDefined();
  await expect(bring('lamp-of-tomorrow')).resolves.toBeDefined();
  for (const icon of [[], ['<path d="M0 0"/>'], ['M0 0" onload="x()'], [{ d: 'M0 0' }], { d: 'M0 0' }, undefined]) {
    await expect(bring(icon)).rejects.toMatchObject({ path: expect.stringContaining('icon') });
  }
});

it('takes a view as a plain word only', async () => {
  const show = (view: string) =>
    validate({ routes: [{ path: '/devotee/donate', view, title: words, access: 'public', layout: 'area', files: [] }] });
  await expect(show('by-person')).resolves.toBeDefined();
  await expect(show('a&b=c')).rejects.toMatchObject({ path: expect.stringContaining('view') });
});

function saying(words: string) {
  return { message: { sentence: expect.stringContaining(words) } };
}

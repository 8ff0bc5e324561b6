import { declaredReleases } from '@sannidhi/build/declared-releases';
import { AREAS, type CurrentUser, pageKey, type RegistryDocument, ROLE_FACTS, type Role } from '@sannidhi/contracts';
import { sessionStore } from '@sannidhi/kit/session';
import { buildDonor, buildPriest, buildStaff, buildSuperadmin, mockNetwork } from '@sannidhi/kit/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { EMPTY_BOOT } from '../boot/boot-context.ts';
import type { PageLoader, PageState } from '../remotes/page-loader.ts';
import { IDLE_LOADER } from '../remotes/page-loader-context.ts';
import { type PageRow, pageTable } from './page-table.ts';
import { routeTable } from './route-table.tsx';
import { SPECIFIED_PATHS, specified } from './specified-paths.ts';

const PEOPLE: Record<Role, CurrentUser> = {
  donor: buildDonor(),
  'temple-admin': buildStaff('owner'),
  priest: buildPriest(),
  superadmin: buildSuperadmin(),
};
const ACTORS = [undefined, ...(Object.keys(PEOPLE) as Role[])];

let registry: RegistryDocument;
let rows: PageRow[];
const network = mockNetwork();
beforeAll(async () => {
  registry = { releases: await declaredReleases() };
  rows = pageTable(registry);
});
afterAll(() => network.restore());

/** Every remote's page is available and says which one it is. */
const states = new Map<string, PageState>();
const loader: PageLoader = {
  ...IDLE_LOADER,
  state: ({ path }) => {
    const state = states.get(path) ?? { status: 'ready', attempt: 1, Screen: () => <h1>{`Page ${path}`}</h1> };
    states.set(path, state);
    return state;
  },
};

async function open(address: string, role?: Role, person = role && PEOPLE[role]) {
  cleanup();
  sessionStore.setState(person ? { status: 'authenticated', user: person } : { status: 'unauthenticated', user: undefined });
  const router = createMemoryRouter(routeTable(registry), { initialEntries: [address] });
  await act(async () => void render(<App boot={{ ...EMPTY_BOOT, registry }} loader={loader} router={router} />));
  return { at: () => router.state.location, go: (next: string) => act(() => router.navigate(next)) };
}

/** The page's heading once it is rendered. Found by its element: 800 pages by role would take minutes in jsdom. */
const heading = () => waitFor(() => element('h1'));

function element(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
const filled = (path: string) => path.replaceAll(/:\w+/g, '42');
const listed = (path: string) => rows.find((row) => row.path === path && !row.view);

/** What a user with `role` gets at a row's address in the app that is open, stated once more without the shell's guard. */
async function expectRightAnswer({ at, go }: Awaited<ReturnType<typeof open>>, row: PageRow, role: Role | undefined) {
  // Of its two thousand rows, the QA documentation shows those of a search.
  const address = `${filled(row.path)}?${row.view ? `view=${row.view}&` : ''}search=diya`;
  await go(address);
  if (row.role && !role) {
    expect(at().pathname + at().search).toBe(`${ROLE_FACTS[row.role].signInPath}?return=${encodeURIComponent(address)}`);
  } else if (row.role && role && row.role !== role) {
    expect(await heading()).toHaveTextContent('This page is for another account');
    expect(element('main')).toHaveTextContent(`You’re signed in as ${PEOPLE[role].fullName} (${PEOPLE[role].email})`);
    expect(element(`main a[href="${ROLE_FACTS[role].home}"]`)).toHaveTextContent('Go to your own portal');
    expect(element('main button')).toHaveTextContent('Sign in with another account');
    expect(at().pathname).toBe(filled(row.path));
  } else {
    if (row.owner !== 'shell') expect(await heading()).toHaveTextContent(`Page ${pageKey({ path: row.shows, view: row.view })}`);
    expect(at().pathname).toBe(filled(row.path));
  }
}

describe('the page table', () => {
  it.each(Object.keys(SPECIFIED_PATHS) as (keyof typeof SPECIFIED_PATHS)[])('knows every path that sentence %s names', (sentence) => {
    expect(specified(sentence).filter((path) => !listed(path))).toEqual([]);
  });

  it('[2.25] opens the public paths to everybody', () => {
    expect(specified('2.25').filter((path) => listed(path)?.access !== 'public')).toEqual([]);
  });

  it('[2.28] shows the same page under /devotee/ and /donor/', () => {
    for (const path of specified('2.28')) expect(listed(path)?.shows).toBe(listed(path.replace('/donor/', '/devotee/'))?.shows);
  });

  it('[2.29] has temple-preferences under /donor/ alone', () => {
    expect(listed('/donor/temple-preferences')?.shows).toBe('/donor/temple-preferences');
    expect(listed('/devotee/temple-preferences')).toBeUndefined();
  });

  it('[2.32] [2.33] [2.34] keeps sign-up, sign-in, recovery and status outside the office’s frame, the rest inside', () => {
    for (const path of specified('2.32')) expect(listed(path)).toMatchObject({ owner: 'mfe-auth', layout: 'plain', access: 'public' });
    for (const path of [...specified('2.33'), ...specified('2.34')]) {
      expect(listed(path)).toMatchObject({ owner: 'mfe-temple-admin', layout: 'area', role: 'temple-admin' });
    }
  });

  it('[2.36] [2.37] gives the platform and the priests their pages, sign-in outside', () => {
    for (const path of ['/superadmin/login', '/priest/login']) expect(listed(path)).toMatchObject({ access: 'public', layout: 'plain' });
    for (const path of specified('2.36').slice(1)) expect(listed(path)?.role).toBe('superadmin');
    expect(listed('/priest/dashboard')?.role).toBe('priest');
  });

  it('[2.38] [6.08] asks for a session where the specification renders only with one; /donate takes guests too', () => {
    const open = specified('2.38').filter((path) => listed(path)?.access !== 'signed-in');
    expect(open).toEqual(['/donate']);
  });

  it('holds every page of the shell and every entry of the navigation', () => {
    expect(AREAS.shell.exact.filter((path) => !listed(path))).toEqual([]);
    const entries = registry.releases.flatMap(({ name, navigation }) => navigation.map(({ to }) => [name, to.replace(/\?.*$/, '')]));
    expect(entries.filter(([name, path]) => listed(String(path))?.owner !== name)).toEqual([]);
  });

  it('lists an address once', () => {
    const paths = rows.map(pageKey);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

describe('every page as every role', () => {
  // Each with its own timeout: together, five hundred pages would exceed one on a busy machine and run into the next test.
  it.each(ACTORS.map((role) => [role ?? 'nobody signed in', role] as const))(
    '[2.24] [2.35] [6.08] [8.21] shows, sends to the area’s sign-in and back, or says whose it is: %s',
    async (_, role) => {
      const app = await open('/nowhere', role);
      for (const row of rows) await expectRightAnswer(app, row, role);
    },
  );

  it('refuses staff a page whose permission they lack, and says whom to ask', async () => {
    await open('/temple-admin/financial-management', 'temple-admin', buildStaff('priest-coordinator'));
    expect(await heading()).toHaveTextContent('Your role at this temple doesn’t include this page');
    expect(document.querySelector('a[href^="/temple-admin/financial-management"]')).toBeNull();
  });

  it('asks for a view’s own permission, whatever the page without it asks for', async () => {
    const coordinator = buildStaff('priest-coordinator');
    for (const view of ['funds', 'receipts', 'tax']) {
      await open(`/temple-admin/donation-management?view=${view}`, 'temple-admin', coordinator);
      expect(await heading()).toHaveTextContent('Your role at this temple doesn’t include this page');
    }
    await open('/temple-admin/donation-management?view=tax', 'temple-admin', buildStaff('treasurer'));
    expect(await heading()).toHaveTextContent('Page /temple-admin/donation-management?view=tax');
  });

  it('shows the page itself for a view nobody declares', async () => {
    await open('/temple-admin/donation-management?view=levitation', 'temple-admin');
    expect(await heading()).toHaveTextContent('Page /temple-admin/donation-management');
    expect(element('h1').textContent).not.toContain('levitation');
  });

  it('marks a view’s own entry of the navigation as where the person is', async () => {
    await open('/temple-admin/donation-management?view=funds&fund=1', 'temple-admin');
    await heading();
    expect([...document.querySelectorAll('nav a[aria-current="page"]')].map(({ textContent }) => textContent)).toEqual(['Funds']);
  });

  it.each(['/nowhere', '/devotee/temple-preferences', '/temple-admin/nonsense', '/temple-admin/events/42', '/priest/x', '/superadmin/x/y'])(
    '[2.23] [2.24] [2.35] [8.21] shows the not-found page at %s, to everyone',
    async (path) => {
      for (const role of ACTORS) {
        await open(path, role);
        expect(await heading()).toHaveTextContent('404 Page Not Found');
        expect(element('main')).toHaveTextContent('Did you forget to add the page to the router?');
        expect(element('main')).toHaveTextContent('We couldn’t find a page at this address.');
        expect(element('main a[href="/contact"]')).toHaveTextContent('Contact');
        expect(document.title).toBe('404 Page Not Found · Sannidhi');
      }
    },
  );
});

describe('the bottom navigation', () => {
  const places = () => document.querySelector('nav[aria-label="Main"]');
  const FIVE = [
    ['Dashboard', '/devotee/dashboard'],
    ['Panchanga', '/devotee/panchanga'],
    ['Temple', '/devotee/my-temple'],
    ['Messaging', '/devotee/messages'],
    ['Community', '/devotee/community'],
  ];

  it('[2.30] [2.31] is on every page of a signed-in devotee with its five places, the temple emphasised in the middle', async () => {
    const own = rows.filter(({ owner, role, layout }) => owner === 'mfe-devotee' && role === 'donor' && layout === 'area');
    expect(own.length).toBeGreaterThan(30);
    const { go } = await open('/nowhere', 'donor');
    for (const { path, shows } of own) {
      await go(filled(path));
      expect(await heading()).toHaveTextContent(`Page ${shows}`);
      const links = [...(places()?.querySelectorAll('a') ?? [])];
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(FIVE);
      expect(links.map((link) => link.hasAttribute('data-door'))).toEqual([false, false, true, false, false]);
    }
  });

  it('[2.31] hides on login, register, forgot, reset and verify-email pages, signed in or not', async () => {
    // An event's registration is a purchase, with the navigation in sight.
    const hidden = rows
      .map(({ path }) => path)
      .filter((path) => /login|register|registration$|forgot|reset|verify-email/.test(path) && !path.includes('/events/'));
    expect(hidden).toEqual(expect.arrayContaining(['/login', '/donor/register', '/forgot-password', '/reset-password', '/verify-email']));
    const { at, go } = await open('/nowhere', 'donor');
    for (const path of hidden) {
      await go(path);
      await heading();
      expect(at().pathname).toBe(path);
      expect(places()).toBeNull();
    }
  });

  it('[2.30] waits until it is known who is signed in', async () => {
    await open('/devotee/dashboard', 'donor');
    await heading();
    await act(async () => sessionStore.setState({ status: 'loading', user: undefined }));
    expect(element('[data-frame]')).toBeVisible();
    expect(places()).toBeNull();
  });

  it('[2.30] is for devotees who are signed in', async () => {
    await open('/pooja-booking');
    await heading();
    expect(places()).toBeNull();
    await open('/priest/dashboard', 'priest');
    await heading();
    expect(places()).toBeNull();
  });
});

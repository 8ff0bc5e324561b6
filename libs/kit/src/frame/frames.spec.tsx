import { screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { buildDonor, buildStaff, renderScreen } from '../testing/index.ts';
import { PageHeader } from '../ui/page.tsx';
import { AppShell } from './app-shell.tsx';
import { initialsOf } from './initials.ts';
import type { OfficeGroup } from './navigation-groups.tsx';
import { OfficeShell } from './office-shell.tsx';
import { PriestShell } from './priest-shell.tsx';

const FIVE = [
  { to: '/devotee/dashboard', label: 'Dashboard', icon: 'dashboard' },
  { to: '/devotee/panchanga', label: 'Panchanga', icon: 'panchanga' },
  { to: '/devotee/my-temple', label: 'Temple', icon: 'temple' },
  { to: '/devotee/messages', label: 'Messaging', icon: 'messages' },
  { to: '/devotee/community', label: 'Community', icon: 'community' },
] as const;

describe('the devotee’s frame', () => {
  it('names five places, marks the current one, and skips to the content', async () => {
    const page = await renderScreen(
      <AppShell navigation={FIVE}>
        <PageHeader title="Dashboard" />
      </AppShell>,
      { at: '/devotee/panchanga' },
    );
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Panchanga', 'Temple', 'Messaging', 'Community']);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
    expect(links[0]).not.toHaveAttribute('aria-current');
    await page.user.tab();
    await page.user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('[2.30] marks the same place at a page’s other addresses', async () => {
    await renderScreen(<AppShell navigation={FIVE}>Content</AppShell>, { at: '/donor/messages' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Messaging');
  });

  it('names the menu of receipts, family and settings instead of hiding it behind initials', async () => {
    const links = [
      { to: '/receipts', label: 'Receipts' },
      { to: '/devotee/family', label: 'Family' },
    ];
    const page = await renderScreen(<AppShell accountLinks={links}>Content</AppShell>, { user: buildDonor() });
    const menu = screen.getByRole('button', { name: 'Menu, Meera Raghunathan’s account' });
    expect(menu).toHaveTextContent(/^Menu$/);
    await page.user.click(menu);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Receipts', 'Family', 'Settings', 'Sign out']);
  });

  it('has no bottom navigation where it is given no places', async () => {
    await renderScreen(<AppShell>Sign in</AppShell>);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('switches the language in place', async () => {
    const page = await renderScreen(<AppShell>Content</AppShell>);
    await page.user.click(screen.getByRole('button', { name: 'Language' }));
    await page.user.click(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('button', { name: 'भाषा' })).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
  });

  it('switches the appearance of the page', async () => {
    const page = await renderScreen(<AppShell>Content</AppShell>);
    await page.user.click(screen.getByRole('button', { name: 'Appearance' }));
    await page.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

describe('the office’s frame', () => {
  it('groups its places under the temple and counts what waits', async () => {
    await renderScreen(
      <OfficeShell
        home="/temple-admin/dashboard"
        place={{ name: 'Sri Kamakshi Temple', note: 'Edison, NJ · Owner' }}
        groups={[{ label: 'Giving', links: [{ to: '/temple-admin/donations', label: 'Donations', icon: 'gift', count: 3 }] }]}
      >
        Content
      </OfficeShell>,
      { user: buildStaff('owner'), density: 'office', at: '/temple-admin/donations' },
    );
    expect(screen.getByRole('heading', { name: 'Giving' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Donations\s*3/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Sowmya Reddy’s account' })).toHaveTextContent('SR');
  });

  it('draws its places again for another page only, not for every change of a page’s address', async () => {
    let drawn = 0;
    const group = (links: OfficeGroup['links']): OfficeGroup => Object.defineProperty({ links }, 'label', { get: () => `Read ${++drawn}` });
    const groups = [group([{ to: '/temple-admin/donations', label: 'Donations', icon: 'gift' }])];
    const page = await renderScreen(
      <OfficeShell home="/temple-admin/dashboard" groups={groups}>
        <Link to="/temple-admin/donations?page=2">Next</Link>
        <Link to="/temple-admin/funds">Funds</Link>
      </OfficeShell>,
      { user: buildStaff('owner'), density: 'office', at: '/temple-admin/donations' },
    );
    const before = drawn;
    await page.user.click(screen.getByRole('link', { name: 'Next' }));
    expect([page.address(), drawn]).toEqual(['/temple-admin/donations?page=2', before]);
    await page.user.click(screen.getByRole('link', { name: 'Funds' }));
    expect(drawn).toBeGreaterThan(before);
  });
});

describe('the priest’s frame', () => {
  it('grows the text in steps of 100, 115 and 130 percent and remembers', async () => {
    localStorage.removeItem('textScale');
    const page = await renderScreen(<PriestShell title="Friday">Content</PriestShell>, { density: 'priest' });
    for (const size of ['115%', '130%', '']) {
      await page.user.click(screen.getByRole('button', { name: /Larger text/ }));
      expect(document.documentElement.style.fontSize).toBe(size);
    }
    page.unmount();
    expect(localStorage.getItem('textScale')).toBe('100');
  });
});

describe('initials', () => {
  it.each([
    ['Meera Raghunathan', 'MR'],
    ['Sri Ramachandra Sastry', 'SS'],
    ['Devi', 'D'],
    ['मीरा रघुनाथन', 'मीर'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

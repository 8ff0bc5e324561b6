import { type BirthSky, familyDateEndpoints, familyEndpoints, panchangaEndpoints } from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildFamilyDate, buildFamilyDates, buildMember } from '../test/family.ts';
import { show } from '../test/show.tsx';
import { Screen as AddFamilyMember } from './add-family-member.tsx';
import { Screen as Family } from './family.tsx';
import { Screen as FamilyPanchanga } from './family-panchanga.tsx';

const user = buildDonor();
const meera = buildMember();
const EDISON = { id: 'edison-nj', name: 'Edison', region: 'New Jersey', country: 'US', latitude: 40.52, longitude: -74.41 };
const PUSHYA = { nakshatra: 8, pada: null, rashi: 4 };
const ASHLESHA = { nakshatra: 9, pada: null, rashi: 4 };
const SEVERAL: BirthSky = {
  timeZone: 'America/New_York',
  stars: [
    { ...PUSHYA, until: Date.UTC(2008, 7, 2, 18) },
    { ...ASHLESHA, until: null },
  ],
  lunarDays: [{ tithi: 1, month: 5, adhika: false, until: null }],
  ofDay: { tithi: 1, month: 5, adhika: false },
};

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork()
    .on(familyEndpoints.list, [meera])
    .on(panchangaEndpoints.cities, [{ ...EDISON, timeZone: 'America/New_York' }])
    .on(familyDateEndpoints.link, { url: null, createdAt: null });
});
afterEach(() => network.restore());

describe('the family', () => {
  it('shows name, gotra and birth star, and where the star comes from', async () => {
    await show(Family, '/devotee/family', { user });
    expect(await screen.findByRole('heading', { name: 'Meera Raghunathan' })).toBeVisible();
    expect(screen.getByText('Bharadwaja')).toBeVisible();
    expect(screen.getByText('Rohini, pada 2 (calculated)')).toBeVisible();
    expect(screen.getByText('Chaitra, Krishna Ashtami (calculated)')).toBeVisible();
  });

  it('says which stars are possible where the hour of birth is missing, and guesses none', async () => {
    network.on(familyEndpoints.list, [buildMember({ name: 'Anika', star: null, birthTime: null, birthSky: SEVERAL })]);
    await show(Family, '/devotee/family', { user });
    expect(await screen.findByText('The birth star is one of Pushya, Ashlesha, depending on the time of birth.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add birth details for Anika' })).toBeVisible();
    expect(screen.queryByText('Birth star (nakshatra)')).toBeNull();
  });

  it('removes a member only after a question, and brings them back', async () => {
    network.on(familyEndpoints.remove, []).on(familyEndpoints.add, meera);
    const page = await show(Family, '/devotee/family', { user });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Meera Raghunathan' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Meera Raghunathan from your family?' }));
    await page.user.click(question.getByRole('button', { name: 'Remove Meera Raghunathan' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored Meera Raghunathan')).toBeVisible();
    expect(network.callsTo(familyEndpoints.add)[0]?.body).toMatchObject({ name: 'Meera Raghunathan', birthTime: '05:45' });
  });

  it('invites to add the first member, and offers a retry when the network failed', async () => {
    network.on(familyEndpoints.list, NETWORK_DOWN);
    const page = await show(Family, '/devotee/family', { user });
    expect(await screen.findByText('We couldn’t load your family')).toBeVisible();
    network.on(familyEndpoints.list, []);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Add a family member' })).toHaveAttribute('href', '/devotee/add-family-member');
  });
});

describe('a family member', () => {
  const open = (query = '') => show(AddFamilyMember, `/devotee/add-family-member${query}`, { user });
  const type = async (page: Awaited<ReturnType<typeof open>>) => {
    await fill(page.user, await screen.findByLabelText('Name'), 'Anika');
    await page.user.selectOptions(screen.getByLabelText('Relationship to you'), 'Daughter');
    await fill(page.user, screen.getByLabelText(/^Date of birth/), '2008-08-02');
    await fill(page.user, screen.getByRole('searchbox', { name: /^Place of birth/ }), 'edi');
    await page.user.click(await screen.findByRole('button', { name: 'Edison, New Jersey' }));
    expect(screen.getByRole('button', { name: 'Change: Place of birth' })).toHaveFocus();
  };

  it('is added by name, relation and birth, with the stars of that day to choose from', async () => {
    network.on(familyEndpoints.birthSky, SEVERAL).on(familyEndpoints.add, buildMember({ name: 'Anika' }));
    const page = await open();
    await type(page);
    expect(await screen.findByText(/Pushya until 2:00 PM, then Ashlesha\./)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Ashlesha' }));
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.address()).toBe('/devotee/family'));
    expect(network.callsTo(familyEndpoints.add)[0]?.body).toEqual({
      name: 'Anika',
      relation: 'daughter',
      birthDate: '2008-08-02',
      birthCity: 'edison-nj',
      nakshatra: 9,
    });
    expect(await screen.findByText('Added Anika to your family')).toBeVisible();
  });

  it('keeps what was typed over a reload, until it is saved or given up', async () => {
    network.on(familyEndpoints.birthSky, SEVERAL);
    const first = await open();
    await type(first);
    first.unmount();
    const page = await open();
    expect(await screen.findByLabelText('Name')).toHaveValue('Anika');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    page.unmount();
    await open();
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('takes the first city at Enter, and sends nothing for it', async () => {
    const page = await open();
    await fill(page.user, await screen.findByRole('searchbox', { name: /^Place of birth/ }), 'edi');
    await screen.findByRole('button', { name: 'Edison, New Jersey' });
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Change: Place of birth' })).toHaveFocus();
    expect(screen.queryByText('Enter a name')).toBeNull();
  });

  it('says at the field what the server refused', async () => {
    network
      .on(familyEndpoints.birthSky, SEVERAL)
      .on(familyEndpoints.add, refusal('invalid-fields', { fields: { birthDate: 'This date lies outside our tables' } }));
    const page = await open();
    await type(page);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This date lies outside our tables')).toBeVisible();
    expect(page.address()).toBe('/devotee/add-family-member');
  });

  it('is changed with what is known of them in place', async () => {
    network.on(familyEndpoints.one, meera).on(familyEndpoints.birthSky, SEVERAL).on(familyEndpoints.change, meera);
    const page = await open(`?member=${meera.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Meera Raghunathan' })).toBeVisible();
    const gotra = screen.getByLabelText(/^Gotra/);
    await page.user.clear(gotra);
    await fill(page.user, gotra, 'Kashyapa');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.callsTo(familyEndpoints.change)[0]?.body).toMatchObject({ gotra: 'Kashyapa', birthTime: '05:45' }));
  });
});

describe('the family panchanga', () => {
  const open = (query = '?year=2026') => show(FamilyPanchanga, `/devotee/family-panchanga${query}`, { user });
  const yearly = buildFamilyDate({
    kind: 'tithi-birthday',
    date: '2026-04-11',
    nakshatra: null,
    lunarDay: { tithi: 23, month: 1, adhika: false },
  });

  it('lists the year’s days at the home temple, by date or by person', async () => {
    network.on(familyDateEndpoints.dates, buildFamilyDates([yearly, buildFamilyDate()]));
    const page = await open();
    expect(await screen.findByText(/calculated for Sri Kamakshi Temple/)).toBeVisible();
    const april = within(screen.getByRole('list', { name: 'April 2026' }));
    expect(april.getByText(/Lunar birthday, Chaitra, Krishna Ashtami/)).toBeVisible();
    await page.user.click(screen.getByRole('tab', { name: 'By person' }));
    expect(page.address()).toBe('/devotee/family-panchanga?view=people&year=2026');
    expect(within(screen.getByRole('list', { name: 'Meera Raghunathan' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '2027' })).toHaveAttribute('href', expect.stringContaining('year=2027'));
  });

  it('asks for a home temple where no place is known', async () => {
    network.on(familyDateEndpoints.dates, buildFamilyDates([], { place: null }));
    await open();
    expect(await screen.findByRole('link', { name: 'Find a temple' })).toBeVisible();
  });

  it('makes a calendar address, and ends it after a question', async () => {
    const url = 'https://sannidhi.test/api/public/family-calendar/abc/family.ics';
    network.on(familyDateEndpoints.dates, buildFamilyDates([yearly])).on(familyDateEndpoints.newLink, () => {
      network.on(familyDateEndpoints.link, { url, createdAt: '2026-11-20T12:00:00.000Z' });
      return { url, createdAt: '2026-11-20T12:00:00.000Z' };
    });
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
    expect(await screen.findByText(`${url}?language=en`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in my calendar app' })).toHaveAttribute('href', expect.stringMatching(/^webcal:/));
    network.on(familyDateEndpoints.dropLink, () => {
      network.on(familyDateEndpoints.link, { url: null, createdAt: null });
      return { url: null, createdAt: null };
    });
    await page.user.click(screen.getByRole('button', { name: 'Turn off link' }));
    const question = within(await screen.findByRole('dialog', { name: 'Turn off this calendar link?' }));
    await page.user.click(question.getByRole('button', { name: 'Turn off link' }));
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
  });
});

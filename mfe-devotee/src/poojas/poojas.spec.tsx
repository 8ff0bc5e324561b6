import {
  bookingEndpoints,
  cartEndpoints,
  familyEndpoints,
  panchangaEndpoints,
  poojaServiceEndpoints,
  poojaSlotEndpoints,
  templeEndpoints,
} from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCart } from '../test/cart.ts';
import { buildMember } from '../test/family.ts';
import { buildSaved, buildTemplePage } from '../test/gifts.ts';
import { buildOffer, buildSlot, buildWait } from '../test/poojas.ts';
import { show } from '../test/show.tsx';
import { Screen as Poojas } from './poojas-screen.tsx';

const user = buildDonor();
const offer = buildOffer();
const BOOKING = `/pooja-booking?temple=${offer.temple.slug}&pooja=${offer.id}`;
const full = buildSlot({ id: '0192f0c1-7d1a-7c3e-8a55-000000000082', time: '16:00', free: 0 });

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = mockNetwork()
    .on(poojaServiceEndpoints.catalog, { items: [offer], nextCursor: null })
    .on(poojaServiceEndpoints.offer, offer)
    .on(poojaSlotEndpoints.open, [buildSlot(), full])
    .on(templeEndpoints.page, buildTemplePage())
    .on(templeEndpoints.saved, [buildSaved()])
    .on(panchangaEndpoints.ownDates, [])
    .on(familyEndpoints.list, [
      buildMember(),
      buildMember({ id: '0192f0c1-7d1a-7c3e-8a55-0000000000a2', name: 'Anika', relation: 'daughter', star: null }),
    ])
    .on(cartEndpoints.own, buildCart())
    .on(cartEndpoints.add, buildCart());
});
afterEach(() => network.restore());

const slotOf = (what: RegExp) => screen.findByRole('radio', { name: what });

it('shows everyone what temples offer, with duration, price and what it means for taxes', async () => {
  const page = await show(Poojas, '/pooja-booking');
  expect(await screen.findByRole('heading', { level: 2, name: 'Satyanarayana Pooja' })).toBeVisible();
  expect(screen.getByText('90 minutes, Main hall')).toBeVisible();
  expect(screen.getByText('$151.00')).toBeVisible();
  expect(screen.getByText('Fee, not tax deductible')).toBeVisible();
  expect(screen.getByText(/^Next free time: /)).toBeVisible();
  await fill(page.user, screen.getByRole('searchbox', { name: 'Search poojas by name' }), 'Rudra');
  await page.user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(network.callsTo(poojaServiceEndpoints.catalog).at(-1)?.query.get('search')).toBe('Rudra'));
  expect(page.address()).toBe('/pooja-booking?search=Rudra');
});

it('leads to the opening that sells times of a pooja, however far ahead they are', async () => {
  network.on(poojaServiceEndpoints.offer, { ...offer, nextAt: null, openingId: 'abc' }).on(poojaSlotEndpoints.open, []);
  await show(Poojas, BOOKING, { user });
  expect(await screen.findByText('Its next times are sold through an opening.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See when it goes on sale' })).toHaveAttribute(
    'href',
    `/temples/${offer.temple.slug}/openings/abc`,
  );
});

it('says that a time isn’t on sale yet, and takes nobody to a draft', async () => {
  network.on(poojaSlotEndpoints.open, [buildSlot({ free: 0, waitlist: false, notOnSale: true })]);
  await show(Poojas, BOOKING, { user });
  expect(await slotOf(/Not on sale yet/)).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'See when it goes on sale' })).toBeNull();
});

it('starts with the home temple for a devotee', async () => {
  await show(Poojas, '/pooja-services', { user });
  expect(await screen.findByRole('link', { name: /^Choose a time for Satyanarayana/ })).toHaveAttribute(
    'href',
    `/pooja-services?temple=${offer.temple.slug}&pooja=${offer.id}`,
  );
  expect(network.callsTo(poojaServiceEndpoints.catalog)[0]?.query.get('temple')).toBe(offer.temple.slug);
});

it('puts a pooja for members of the family and a typed person into the cart', async () => {
  const page = await show(Poojas, BOOKING, { user });
  await page.user.click(await slotOf(/3 of 8 left/));
  await page.user.click(screen.getByRole('checkbox', { name: /Anika/ }));
  expect(screen.getByText('Anika’s birth star is missing.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getAllByLabelText('Name').at(-1)).toHaveFocus();
  await fill(page.user, screen.getByLabelText('Name'), 'Sunitha Hegde');
  await fill(page.user, screen.getByLabelText(/Name in an Indian script/), 'ಸುನೀತಾ');
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  await page.user.click(screen.getByRole('checkbox', { name: 'Mail us prasadam for $12.00' }));
  await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findAllByText('Enter a 5-digit ZIP code')).not.toHaveLength(0);
  await page.user.click(screen.getByRole('checkbox', { name: 'Mail us prasadam for $12.00' }));
  await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(page.address()).toBe('/devotee/donate?view=cart'));
  const { item } = network.callsTo(cartEndpoints.add)[0]!.body as { item: { participants: object[] } };
  expect(item).toMatchObject({ slotId: buildSlot().id, prasadamTo: null });
  expect(item.participants).toMatchObject([
    { name: 'Meera Raghunathan', gotra: 'Bharadwaja', nakshatra: 4, rashi: 2, familyMemberId: buildMember().id },
    { name: 'Anika', nakshatra: null },
    { name: 'Sunitha Hegde', spelling: 'ಸುನೀತಾ', familyMemberId: null },
  ]);
});

it('asks for a time and a name first', async () => {
  network.on(familyEndpoints.list, []);
  const page = await show(Poojas, BOOKING, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findAllByText('Choose a time')).not.toHaveLength(0);
  expect(screen.getAllByText('Enter a name')).not.toHaveLength(0);
});

it('keeps what a visitor typed through signing in', async () => {
  const page = await show(Poojas, BOOKING);
  await page.user.click(await slotOf(/3 of 8 left/));
  await fill(page.user, screen.getByLabelText('Name'), 'Sunitha Hegde');
  await fill(page.user, screen.getByLabelText(/Intention/), 'A new home');
  await page.user.click(screen.getByRole('button', { name: 'Sign in to book' }));
  await waitFor(() => expect(page.address()).toBe(`/login?return=${encodeURIComponent(BOOKING)}`));
  page.unmount();
  await show(Poojas, BOOKING, { user });
  expect(await screen.findByLabelText('Name')).toHaveValue('Sunitha Hegde');
  expect(screen.getByLabelText(/Intention/)).toHaveValue('A new home');
  expect(await slotOf(/3 of 8 left/)).toBeChecked();
});

it('joins the waitlist of a full time, and asks for prasadam by mail there', async () => {
  network.on(bookingEndpoints.wait, buildWait());
  const page = await show(Poojas, BOOKING, { user });
  await page.user.click(await slotOf(/Full. Join the waitlist/));
  await page.user.click(screen.getByRole('checkbox', { name: 'Mail us prasadam for $12.00' }));
  const typed = { 'Addressed to': 'Meera', 'Street and number': '1 Main Street', City: 'Edison', 'ZIP code': '08820' };
  for (const [label, value] of Object.entries(typed)) await fill(page.user, screen.getByLabelText(label), value);
  await page.user.selectOptions(screen.getByLabelText('State'), 'NJ');
  expect(screen.getByText('The temple provides: Flowers and coconuts')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  await waitFor(() => expect(page.address()).toBe('/bookings?view=waitlists'));
  expect(network.callsTo(bookingEndpoints.wait)[0]?.body).toMatchObject({ slotId: full.id, prasadamTo: { street: '1 Main Street' } });
});

it('waits for several places where fewer are free, together or as many as there are', async () => {
  network.on(bookingEndpoints.wait, buildWait({ status: 'offered' }));
  const page = await show(Poojas, BOOKING, { user });
  await page.user.click(await slotOf(/3 of 8 left/));
  expect(
    within(screen.getByLabelText('Places'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 place, booked now', '4 places, on the waitlist']);
  await page.user.click(await slotOf(/Full. Join the waitlist/));
  await page.user.selectOptions(screen.getByLabelText('Places'), '2 places');
  await page.user.click(screen.getByRole('radio', { name: /Offer us the places there are/ }));
  expect(screen.getAllByText('$302.00')).not.toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('Some places are free for you now')).toBeVisible();
  expect(network.callsTo(bookingEndpoints.wait)[0]?.body).toMatchObject({ slotId: full.id, places: 2, takesFewer: true });
});

it('says when somebody else took the last place, and loses nothing', async () => {
  network.on(cartEndpoints.add, refusal('place-gone'));
  const page = await show(Poojas, BOOKING, { user });
  await page.user.click(await slotOf(/3 of 8 left/));
  await page.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const form = within(screen.getByRole('form', { name: 'Book a pooja' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Meera/ })).toBeChecked();
});

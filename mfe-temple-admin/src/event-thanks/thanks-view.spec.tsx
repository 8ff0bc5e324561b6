import { type EventDetail, type EventThanks, eventEndpoints, eventThanksEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen as ThanksView } from './thanks-view.tsx';

const EVENT = { id: testId(1), title: 'Kartika Deepotsavam', dates: [] as EventDetail['dates'] } as EventDetail;
const THANKS: EventThanks = {
  isOn: true,
  sells: true,
  text: '',
  wording: {},
  timeZone: 'America/New_York',
  next: { id: testId(2), startsAt: '2026-12-01T23:30:00.000Z', at: '2026-12-02T14:00:00.000Z' },
  sent: [{ id: testId(3), startsAt: '2026-11-10T23:30:00.000Z', sentAt: '2026-11-11T14:00:00.000Z', people: 212 }],
};
const at = `/temple-admin/events/${EVENT.id}/manage?view=thanks`;

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eventEndpoints.detail, EVENT).on(eventThanksEndpoints.change, THANKS);
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('says when the next message is sent and to how many people the last one was, and takes words in two languages', async () => {
  network.on(eventThanksEndpoints.thanks, THANKS);
  const { user } = await renderOffice(ThanksView, { at });
  expect(await screen.findByText('Sends Dec 2, 9:00 AM, after Dec 1, 6:30 PM.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Nov 10.*212/ })).toBeVisible();
  await fill(user, screen.getByLabelText(/^Message/, { selector: '[name="text"]' }), 'Photos are on our page.');
  await user.click(screen.getByText('हिन्दी'));
  await fill(user, screen.getByLabelText(/^Message/, { selector: '[name="wording.hi.text"]' }), 'तस्वीरें हमारे पृष्ठ पर हैं।');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const sent = { isOn: true, text: 'Photos are on our page.', wording: { hi: { text: 'तस्वीरें हमारे पृष्ठ पर हैं।' } } };
  await waitFor(() => expect(network.callsTo(eventThanksEndpoints.change)[0]?.body).toMatchObject(sent));
});

it('says that nobody is thanked where there are no tickets', async () => {
  network.on(eventThanksEndpoints.thanks, { ...THANKS, sells: false, next: null, sent: [] });
  await renderOffice(ThanksView, { at });
  expect(await screen.findByText(/This event has no tickets, so nobody gets the message/)).toBeVisible();
  expect(screen.queryByText(/^Sends/)).not.toBeInTheDocument();
});

it('says that nobody is notified where it is off', async () => {
  network.on(eventThanksEndpoints.thanks, { ...THANKS, isOn: false, next: null, sent: [] });
  await renderOffice(ThanksView, { at });
  expect(await screen.findByText(/The message is off/)).toBeVisible();
});

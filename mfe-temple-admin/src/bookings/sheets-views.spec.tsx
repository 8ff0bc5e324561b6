import { bookingEndpoints, type SankalpamSheet, sheetEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CheckInView } from './check-in-view.tsx';
import { SheetsView } from './sheets-view.tsx';

const AT = '/temple-admin/pooja-booking-management?view=sheets';
const word = (text: string) => ({ text, typed: null });
const sheet: SankalpamSheet = {
  slotId: testId(1201),
  script: 'latin',
  temple: { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  service: 'Archana',
  place: 'Main hall',
  home: null,
  date: '2026-11-20',
  startsAt: '2026-11-20T16:00:00.000Z',
  endsAt: '2026-11-20T17:00:00.000Z',
  status: 'open',
  time: { text: 'पराभवनामसंवत्सरे', latin: 'Parabhava nama samvatsare', rahuKalam: { startsAt: '', endsAt: '' } },
  families: [
    {
      bookingId: testId(1202),
      version: 1,
      bookedBy: 'Meera Raghunathan',
      status: 'confirmed',
      channel: 'counter',
      intention: '',
      inAbsentia: false,
      names: [{ name: word('Meera'), gotra: word('Bharadwaja'), nakshatra: 'Rohini', rashi: null, pronunciation: null }],
      change: 'new',
    },
  ],
  removed: [{ bookingId: testId(1203), bookedBy: 'Priya Nair' }],
  nameCount: 1,
  stamp: 'f'.repeat(64),
  printed: { at: '2026-11-20T14:00:00.000Z', by: 'Lakshmi', times: 1 },
  marks: [],
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  const { slotId, service, place, startsAt } = sheet;
  const counts = { families: 1, names: 1, changes: 2, printedAt: sheet.printed!.at, performedAt: null, conflicts: 0 };
  network = officeNetwork()
    .on(sheetEndpoints.list, [{ slotId, service, place, startsAt, ...counts }])
    .on(sheetEndpoints.sheet, ({ query }) => ({ ...sheet, script: query.get('script') as 'latin' }))
    .on(sheetEndpoints.printed, sheet);
  window.print = jest.fn();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('undoes the mark of a service with a reason', async () => {
  const at = '2026-11-20T15:58:00.000Z';
  const mark = { id: testId(1204), key: testId(1205), at, by: 'Ramachandra Sastry', byId: null, note: '', hasPhoto: false, conflicts: [] };
  network.on(sheetEndpoints.sheet, { ...sheet, marks: [mark] }).on(sheetEndpoints.undo, () => {
    network.on(sheetEndpoints.sheet, sheet);
    return undefined;
  });
  const { user } = await renderOffice(SheetsView, { at: `${AT}&sheet=${sheet.slotId}` });
  await user.click(await screen.findByRole('button', { name: 'Not performed after all' }));
  await fill(user, screen.getByLabelText('Reason'), 'It was another family’s pooja');
  await user.click(screen.getByRole('button', { name: 'Not performed after all' }));
  expect(await screen.findByText('The service isn’t marked as performed anymore')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Ramachandra Sastry/)).toBeNull());
  expect(network.callsTo(sheetEndpoints.undo)[0]?.body).toEqual({ reason: 'It was another family’s pooja' });
});

it('lists the day’s sheets with their changes, and opens one', async () => {
  const { user } = await renderOffice(SheetsView, { at: AT });
  expect(await screen.findByText('2 changes since the last print')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Open sheet: Archana, / }));
  expect(await screen.findByRole('region', { name: '1. Meera Raghunathan' })).toHaveTextContent('Walk-in');
  expect(screen.getByText('Not anymore since the last print: Priya Nair')).toBeVisible();
});

it('prints the sheet as it is shown, and records that', async () => {
  const { user } = await renderOffice(SheetsView, { at: `${AT}&sheet=${sheet.slotId}` });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalled();
  // On paper nothing else says of which day and temple it is.
  expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(
    'ArchanaFriday, November 20, 2026, 11:00 AM, Main hall, Sri Kamakshi Temple. 1 name',
  );
  await waitFor(() => expect(network.callsTo(sheetEndpoints.printed)[0]?.body).toEqual({ stamp: sheet.stamp }));
});

it('says that names changed during the print', async () => {
  network.on(sheetEndpoints.printed, refusal('sheet-changed'));
  const { user } = await renderOffice(SheetsView, { at: `${AT}&sheet=${sheet.slotId}` });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(await screen.findByText(/Names changed while you were printing/)).toBeVisible();
});

it('shows the sheet in the script its priest reads', async () => {
  const { user } = await renderOffice(SheetsView, { at: `${AT}&sheet=${sheet.slotId}` });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Script' }), 'telugu');
  await waitFor(() => expect(network.callsTo(sheetEndpoints.sheet).at(-1)?.query.get('script')).toBe('telugu'));
});

it('finds a booking by the code of its QR code', async () => {
  network.on(bookingEndpoints.detail, refusal('not-found'));
  const { user } = await renderOffice(CheckInView, { at: '/temple-admin/pooja-booking-management?view=check-in' });
  await fill(user, screen.getByRole('textbox', { name: 'Code' }), `http://localhost:3000/x?code=${testId(1202)}`);
  await user.click(screen.getByRole('button', { name: 'Find booking' }));
  await waitFor(() => expect(network.callsTo(bookingEndpoints.detail)[0]?.params.bookingId).toBe(testId(1202)));
});

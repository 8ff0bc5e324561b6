import { counterEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, buildBatch, general, page, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { BatchesView } from './batches-view.tsx';

const LIST = '/temple-admin/donation-management?view=batches';
const batch = buildBatch();
const ONE = `${LIST}&batch=${batch.id}`;

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(counterEndpoints.batches, page(batch)).on(counterEndpoints.batch, batch);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('opens a batch with what was counted and goes to it', async () => {
  network.on(counterEndpoints.open, buildBatch());
  const { user, address } = await renderOffice(BatchesView, { at: LIST });
  await user.click(await screen.findByRole('button', { name: 'Open a batch' }));
  await fill(user, screen.getByLabelText('Name'), 'Sunday morning');
  await fill(user, screen.getByLabelText('Number of donations counted'), '2 gifts');
  await fill(user, screen.getByLabelText('Total counted'), '120');
  await user.click(screen.getByRole('button', { name: 'Open batch' }));
  await waitFor(() => expect(address()).toBe(ONE));
  expect(network.callsTo(counterEndpoints.open)[0]?.body).toEqual({
    name: 'Sunday morning',
    receivedOn: '2026-11-20',
    expectedCount: 2,
    expectedTotalCents: 12_000,
  });
});

it('leads “Record a gift” to the batch that is open', async () => {
  const { address } = await renderOffice(BatchesView, { at: `${LIST}&batch=current` });
  await waitFor(() => expect(address()).toBe(ONE));
  expect(await screen.findByRole('heading', { level: 1, name: 'Batch 118, Sunday morning' })).toBeVisible();
});

it('asks which batch a gift goes into while only a colleague has one open', async () => {
  const theirs = buildBatch({ openedBy: 'Asha Rao', openedById: testId(77) });
  network.on(counterEndpoints.batches, page(theirs));
  const { user, address } = await renderOffice(BatchesView, { at: `${LIST}&batch=current` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Which batch?' })).toBeVisible();
  expect(screen.getByText(/Opened by Asha Rao/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to batch 118' }));
  await waitFor(() => expect(address()).toBe(ONE));
});

it('opens an own batch though a colleague’s is open', async () => {
  network.on(counterEndpoints.batches, page(buildBatch({ openedById: testId(77) })));
  const { user, address } = await renderOffice(BatchesView, { at: `${LIST}&batch=current` });
  await user.click(await screen.findByRole('button', { name: 'Open my own batch' }));
  await waitFor(() => expect(address()).toBe(`${LIST}&batch=new`));
});

it('leads “Record a gift” to a new batch where none is open', async () => {
  network.on(counterEndpoints.batches, page(buildBatch({ status: 'closed' })));
  const { address } = await renderOffice(BatchesView, { at: `${LIST}&batch=current` });
  await waitFor(() => expect(address()).toBe(`${LIST}&batch=new`));
  expect(await screen.findByRole('complementary', { name: 'Open a batch' })).toBeVisible();
});

describe('one batch', () => {
  it('explains what is missing and keeps the batch open', async () => {
    await renderOffice(BatchesView, { at: ONE });
    expect(await screen.findByText('1 donation is missing. $20.00 is missing.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close batch' })).toBeDisabled();
    expect(screen.getByText('You can close the batch when the difference is zero.')).toBeVisible();
  });

  it('keeps the browser from filling a donor’s fields with the clerk’s own', async () => {
    await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    for (const label of [/^Name on the receipt/, /^Email/, /^Phone/])
      expect(form.getByLabelText(label)).toHaveAttribute('autocomplete', 'off');
  });

  it('adds a check and offers the next gift with the same method and fund', async () => {
    network.on(counterEndpoints.addEntry, { ...batch.entries[0]!, amountCents: 2000, method: 'check' });
    const { user } = await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    await user.selectOptions(form.getByLabelText('Method'), 'Check');
    await waitFor(() => expect(form.getByRole('option', { name: 'Annadanam' })).toBeInTheDocument());
    await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
    await fill(user, form.getByLabelText('Amount'), '20');
    await fill(user, form.getByLabelText('Check number'), '1042');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    await waitFor(() =>
      expect(network.callsTo(counterEndpoints.addEntry)[0]?.body).toEqual({
        method: 'check',
        fundId: annadanam.id,
        amountCents: 2000,
        checkNumber: '1042',
        anonymous: false,
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue(''));
    expect(screen.getByLabelText('Method')).toHaveValue('check');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('enters a removed gift again when the removal is undone', async () => {
    network.on(counterEndpoints.removeEntry, undefined as never).on(counterEndpoints.addEntry, batch.entries[0]!);
    const { user } = await renderOffice(BatchesView, { at: ONE });
    await user.click(await screen.findByRole('button', { name: 'Remove $100.00 from Karthik Iyer' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(network.callsTo(counterEndpoints.addEntry)).toHaveLength(1));
    expect(network.callsTo(counterEndpoints.addEntry)[0]?.body).toEqual({
      method: 'cash',
      legalName: 'Karthik Iyer',
      anonymous: false,
      fundId: general.id,
      amountCents: 10_000,
    });
  });

  it('describes property and never values it', async () => {
    network.on(counterEndpoints.addEntry, {
      ...batch.entries[0]!,
      amountCents: 0,
      method: 'in-kind',
      propertyDescription: 'Five bags of rice',
    });
    const { user } = await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    await user.selectOptions(form.getByLabelText('Method'), 'In kind');
    expect(form.queryByLabelText('Amount')).not.toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('option', { name: 'Annadanam' })).toBeInTheDocument());
    await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
    await fill(user, form.getByLabelText('What was donated'), 'Five bags of rice');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    await waitFor(() =>
      expect(network.callsTo(counterEndpoints.addEntry)[0]?.body).toEqual({
        method: 'in-kind',
        fundId: annadanam.id,
        amountCents: 0,
        propertyDescription: 'Five bags of rice',
        anonymous: false,
      }),
    );
  });

  it('takes the name the donor agreed to, and none for one who stays anonymous', async () => {
    network.on(counterEndpoints.addEntry, batch.entries[0]!);
    const { user } = await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    await waitFor(() => expect(form.getByRole('option', { name: 'Annadanam' })).toBeInTheDocument());
    await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
    await fill(user, form.getByLabelText('Amount'), '20');
    await fill(user, form.getByLabelText(/^Name for public thanks/), 'The Iyer family');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    await waitFor(() =>
      expect(network.callsTo(counterEndpoints.addEntry)[0]?.body).toMatchObject({ creditedName: 'The Iyer family', anonymous: false }),
    );
    await fill(user, await screen.findByLabelText('Amount'), '20');
    await fill(user, screen.getByLabelText(/^Name for public thanks/), 'The Iyer family');
    await user.click(screen.getByRole('checkbox', { name: /asked to remain anonymous/ }));
    expect(screen.queryByLabelText(/^Name for public thanks/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add donation' }));
    await waitFor(() => expect(network.callsTo(counterEndpoints.addEntry)).toHaveLength(2));
    expect(network.callsTo(counterEndpoints.addEntry)[1]?.body).toMatchObject({ anonymous: true });
    expect(network.callsTo(counterEndpoints.addEntry)[1]?.body).not.toHaveProperty('creditedName');
  });

  it('takes whom the gift remembers and where the card goes', async () => {
    network.on(counterEndpoints.addEntry, batch.entries[0]!);
    const { user } = await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    await waitFor(() => expect(form.getByRole('option', { name: 'Annadanam' })).toBeInTheDocument());
    await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
    await fill(user, form.getByLabelText('Amount'), '20');
    await user.click(form.getByRole('checkbox', { name: /^In honor or memory/ }));
    await user.selectOptions(await form.findByLabelText('Dedication'), 'In memory of');
    await fill(user, form.getByLabelText('Person’s name'), 'Savitri Iyer');
    await user.click(form.getByRole('checkbox', { name: /^Send a card/ }));
    await fill(user, await form.findByLabelText('Who gets the card'), 'The Iyer family');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    expect(await form.findByText('Enter an email or a postal address for the card')).toBeVisible();
    await fill(user, form.getByLabelText('Their postal address'), '12 Oak Street, Edison, NJ 08820');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    const notify = { name: 'The Iyer family', address: '12 Oak Street, Edison, NJ 08820' };
    await waitFor(() =>
      expect(network.callsTo(counterEndpoints.addEntry)[0]?.body).toEqual({
        method: 'cash',
        fundId: annadanam.id,
        amountCents: 2000,
        anonymous: false,
        dedication: { kind: 'memory', name: 'Savitri Iyer', notify },
      }),
    );
  });

  it('says what is missing from an entry and sends nothing', async () => {
    const { user } = await renderOffice(BatchesView, { at: ONE });
    const form = within(await screen.findByRole('form', { name: 'Add a donation' }));
    await fill(user, form.getByLabelText('Amount'), '0.5');
    await user.click(form.getByRole('button', { name: 'Add donation' }));
    expect(await form.findByText('Enter an amount from $1.00 to $100,000.00')).toBeVisible();
    expect(form.getByText('Choose a fund', { selector: 'p' })).toBeVisible();
    expect(network.callsTo(counterEndpoints.addEntry)).toHaveLength(0);
  });

  it('takes an entry out', async () => {
    network.on(counterEndpoints.removeEntry, undefined as never);
    const { user } = await renderOffice(BatchesView, { at: ONE });
    await user.click(await screen.findByRole('button', { name: 'Remove $100.00 from Karthik Iyer' }));
    expect(await screen.findByText('Donation removed from batch')).toBeVisible();
  });

  it('closes a batch that agrees after saying that this is final', async () => {
    const ready = buildBatch({ enteredCount: 2, enteredTotalCents: 12_000 });
    network.on(counterEndpoints.batch, ready).on(counterEndpoints.close, { ...ready, status: 'closed' });
    const { user } = await renderOffice(BatchesView, { at: ONE });
    await user.click(await screen.findByRole('button', { name: 'Close batch' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close batch 118?' }));
    expect(dialog.getByText(/A closed batch can’t be changed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close batch' }));
    expect(await screen.findByText('Closed batch 118 and issued its receipts')).toBeVisible();
  });

  it('says why the service left it open', async () => {
    network
      .on(counterEndpoints.batch, buildBatch({ enteredCount: 2, enteredTotalCents: 12_000 }))
      .on(counterEndpoints.close, refusal('batch-unbalanced'));
    const { user } = await renderOffice(BatchesView, { at: ONE });
    await user.click(await screen.findByRole('button', { name: 'Close batch' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close batch' }));
    expect(await screen.findByText("The batch doesn't match the expected count and total, so it stays open.")).toBeVisible();
  });

  it('lets the front desk enter and not close', async () => {
    await renderOffice(BatchesView, { at: ONE, user: buildStaff('front-desk') });
    expect(await screen.findByRole('button', { name: 'Add donation' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Close batch' })).not.toBeInTheDocument();
  });
});

it('keeps its heading where a batch is not there', async () => {
  network.on(counterEndpoints.batch, refusal('not-found'));
  await renderOffice(BatchesView, { at: ONE });
  expect(await screen.findByText('We couldn’t find this')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Counter batch' })).toBeVisible();
});

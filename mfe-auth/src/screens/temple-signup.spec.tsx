import { registrationEndpoints, templeLocationEndpoints, type UploadedDocument } from '@sannidhi/contracts';
import { buildRegistrationTemple, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen as RegistrationStatus } from './registration-status.tsx';
import { Screen as TempleSignup } from './temple-signup.tsx';

const paper: UploadedDocument = { documentId: 'd-1', key: 'k-1', kind: 'irs-letter', name: 'letter.pdf', sizeBytes: 2048 };
const TEMPLE = buildRegistrationTemple();

let network: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  network = mockNetwork().on(templeLocationEndpoints.zip, { place: null });
});
afterEach(() => network.restore());

type Page = Awaited<ReturnType<typeof show>>;
const next = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Continue' }));
const fillTemple = async (page: Page) => {
  for (const [label, value] of [
    ['Temple name', TEMPLE.name],
    ['Legal name', TEMPLE.legalName],
    ['EIN', '565550182'],
    ['Street address', TEMPLE.street],
    ['City', TEMPLE.city],
    ['ZIP code', TEMPLE.zip],
  ] as const) {
    await fill(page.user, screen.getByLabelText(label), value);
  }
  await page.user.selectOptions(screen.getByLabelText('Tax status'), 'public-charity');
  await page.user.selectOptions(screen.getByLabelText('State'), 'NC');
  await next(page);
};
const fillContact = async (page: Page) => {
  await fill(page.user, await screen.findByLabelText('Full name'), 'Sudha Varadan');
  await fill(page.user, screen.getByLabelText('Your role at the temple'), 'Secretary');
  await fill(page.user, screen.getByLabelText('Email'), 'sudha@varadarajacary.example');
  await fill(page.user, screen.getByLabelText('Mobile number'), '7325550148');
  await fill(page.user, screen.getByLabelText('Password'), 'Kamakshi-2026');
  await fill(page.user, screen.getByLabelText('Confirm password'), 'Kamakshi-2026');
  await next(page);
};

it('[2.32] registers a temple in four steps and tells the reference', async () => {
  network.on(registrationEndpoints.upload, paper).on(registrationEndpoints.register, { reference: 'TR-2026-K7M2QX42' });
  const page = await show(TempleSignup, '/temple-admin/signup');
  await next(page);
  expect(await screen.findByText("Enter the temple's name")).toBeVisible();
  await fillTemple(page);
  await fillContact(page);
  const file = new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' });
  await page.user.upload(screen.getByLabelText('Add IRS letter', { selector: 'input' }), file);
  expect(await screen.findByText('letter.pdf, 2 KB')).toBeVisible();
  await next(page);
  expect(await screen.findByText('sudha@varadarajacary.example')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Submit registration' }));
  expect(await screen.findByText('Confirm that you may act for the temple')).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: /I’m authorized to act for this temple/ }));
  await page.user.click(screen.getByRole('button', { name: 'Submit registration' }));
  expect(await screen.findByText('TR-2026-K7M2QX42')).toBeVisible();
  expect(network.callsTo(registrationEndpoints.register)[0]?.body).toMatchObject({
    temple: TEMPLE,
    contact: { office: 'Secretary', phone: '+17325550148', password: 'Kamakshi-2026' },
    documents: [{ documentId: 'd-1', key: 'k-1' }],
    mayAct: true,
  });
  expect(localStorage.getItem('temple-registration')).toBeNull();
});

it('keeps the draft over a reload, but never the password', async () => {
  const page = await show(TempleSignup, '/temple-admin/signup');
  await fillTemple(page);
  await fill(page.user, await screen.findByLabelText('Full name'), 'Sudha Varadan');
  await fill(page.user, screen.getByLabelText('Password'), 'Kamakshi-2026');
  expect(JSON.stringify(localStorage)).not.toContain('Kamakshi-2026');
  cleanup();
  const again = await show(TempleSignup, '/temple-admin/signup');
  expect(screen.getByLabelText('Temple name')).toHaveValue(TEMPLE.name);
  await next(again);
  expect(await screen.findByLabelText('Full name')).toHaveValue('Sudha Varadan');
});

it('says before it travels that a file is too large or of the wrong kind', async () => {
  localStorage.setItem('temple-registration', JSON.stringify({ temple: TEMPLE }));
  const page = await show(TempleSignup, '/temple-admin/signup?reference=TR&key=k');
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  cleanup();
  network.on(registrationEndpoints.draft, { reference: 'TR', temple: TEMPLE, documents: [], message: 'Please add the latest filing.' });
  const changing = await show(TempleSignup, '/temple-admin/signup?reference=TR&key=k');
  expect(await screen.findByText('Please add the latest filing.')).toBeVisible();
  await next(changing);
  const input = await screen.findByLabelText('Add IRS letter', { selector: 'input' });
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  await changing.user.upload(input, large);
  expect(await screen.findByText('This file is larger than 10 MB.')).toBeVisible();
  expect(network.callsTo(registrationEndpoints.upload)).toEqual([]);
  expect(page).toBeDefined();
});

it('sends a changed registration again with its key', async () => {
  network
    .on(registrationEndpoints.draft, {
      reference: 'TR',
      temple: TEMPLE,
      documents: [{ kind: 'irs-letter', name: 'old.pdf' }],
      message: 'Fix it.',
    })
    .on(registrationEndpoints.resubmit, { reference: 'TR' });
  const page = await show(TempleSignup, '/temple-admin/signup?reference=TR&key=k');
  await screen.findByText('Fix it.');
  await next(page);
  expect(await screen.findByText('old.pdf')).toBeVisible();
  await next(page);
  await page.user.click(await screen.findByRole('checkbox', { name: /I’m authorized to act/ }));
  await page.user.click(screen.getByRole('button', { name: 'Submit registration' }));
  await waitFor(() =>
    expect(network.callsTo(registrationEndpoints.resubmit)[0]?.body).toMatchObject({ reference: 'TR', key: 'k', temple: TEMPLE }),
  );
});

it('[2.32] shows how far a registration is', async () => {
  network.on(registrationEndpoints.progress, {
    reference: 'TR-2026-K7M2QX42',
    templeName: TEMPLE.name,
    status: 'changes-requested',
    submittedAt: '2026-11-17T12:00:00Z',
    decidedAt: '2026-11-18T12:00:00Z',
    message: 'Please add the latest filing.',
  });
  const { user } = await show(RegistrationStatus, '/temple-admin/registration-status?reference=TR-2026-K7M2QX42');
  await fill(user, screen.getByLabelText('Email'), 'sudha@varadarajacary.example');
  await user.click(screen.getByRole('button', { name: 'Check status' }));
  expect(await screen.findByText('Changes requested')).toBeVisible();
  expect(screen.getByText('Please add the latest filing.')).toBeVisible();
});

it('says that nothing is known under a reference', async () => {
  network.on(registrationEndpoints.progress, refusal('not-found'));
  const { user } = await show(RegistrationStatus, '/temple-admin/registration-status');
  await fill(user, screen.getByLabelText('Reference number'), 'TR-2026-XXXXXXXX');
  await fill(user, screen.getByLabelText('Email'), 'sudha@varadarajacary.example');
  await user.click(screen.getByRole('button', { name: 'Check status' }));
  expect(await screen.findByText("We couldn't find this.")).toBeVisible();
});

import { eHundiEndpoints, guestEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Screen as Donate } from '../../screens/donate.tsx';
import { ANNADANAM, buildGuestGift, buildGuestPage, buildTemple } from '../../test/gifts.ts';
import { show } from '../../test/show.tsx';
import { leaveTo } from '../leave-to.ts';

jest.mock('../leave-to.ts');
const AT = '/donate?temple=sri-kamakshi-edison&qr=main-hall&name=Fake&purpose=Fake';
const BACK = '/donate?temple=sri-kamakshi-edison&qr=main-hall&gift=0192f0c1-7d1a-7c3e-8a55-0000000000d1';
const PHONE = '+17325550148';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

let network: MockNetwork;
beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
  network = mockNetwork()
    .on(eHundiEndpoints.guestPage, buildGuestPage())
    .on(guestEndpoints.sendCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 })
    .on(guestEndpoints.checkCode, () => ({ guestToken: 'proof', expiresAt: inAnHour() }))
    .on(guestEndpoints.give, { orderId: buildGuestGift().id, totalCents: 5283, checkoutUrl: 'https://pay.test/1' });
});
afterEach(() => network.restore());

const choose = async () => {
  const page = await show(Donate, AT);
  await page.user.click(await screen.findByRole('button', { name: '$51' }));
  await page.user.click(screen.getByRole('checkbox', { name: /Add \$1.83 to cover card fees/ }));
  await page.user.click(screen.getByRole('button', { name: 'Continue with $52.83' }));
  return page;
};
const givePhone = async () => {
  const page = await choose();
  await fill(page.user, await screen.findByLabelText('Mobile number'), '7325550148');
  await page.user.click(screen.getByRole('button', { name: 'Text me a code' }));
  await screen.findByRole('heading', { name: 'Enter the 6-digit code' });
  return page;
};
const pay = async (page: Awaited<ReturnType<typeof show>>, code = '407218') => {
  await fill(page.user, screen.getByLabelText('6-digit code'), code);
  await page.user.click(screen.getByRole('button', { name: 'Go to payment' }));
};

describe('each step', () => {
  it('names the document and gets the focus, the code at its field', async () => {
    await choose();
    expect(await screen.findByRole('heading', { name: 'Your mobile number' })).toHaveFocus();
    expect(document.title).toBe('Phone · Sannidhi');
    cleanup();
    sessionStorage.clear();
    await givePhone();
    expect(screen.getByLabelText('6-digit code')).toHaveFocus();
    expect(document.title).toBe('Verification code · Sannidhi');
  });
});

it('says how to get texts again beside the code, whether or not this phone ended them', async () => {
  await givePhone();
  expect(screen.getByText(/If you ever replied STOP to our texts, first text START from this phone/)).toBeVisible();
});

it('keeps a gift in this browser’s cart, for after signing in; one by a code belongs to the code', async () => {
  localStorage.removeItem('cart');
  network.on(eHundiEndpoints.guestPage, buildGuestPage({ code: null }));
  const page = await show(Donate, '/donate?temple=sri-kamakshi-edison');
  await page.user.click(await screen.findByRole('button', { name: '$51' }));
  await page.user.click(screen.getByRole('radio', { name: /Annadanam/ }));
  await page.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Sign in to pay for it.')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 gift in your cart' })).toHaveAttribute('href', '/devotee/donate?view=cart');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  cleanup();
  network.on(eHundiEndpoints.guestPage, buildGuestPage());
  const scanned = await show(Donate, AT);
  await scanned.user.click(await screen.findByRole('button', { name: '$51' }));
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

describe('choosing', () => {
  it('[1.10] [3.16] shows the temple and purpose of the code as the API names them, never as the address does', async () => {
    await show(Donate, AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
    expect(screen.getByText('Main hall e-hundi, Edison, NJ')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Annadanam/ })).toBeChecked();
    expect(screen.getByText('From the code')).toBeVisible();
    expect(screen.queryByText(/Fake/)).toBeNull();
    expect(network.callsTo(eHundiEndpoints.guestPage)[0]?.query.get('qr')).toBe('main-hall');
  });

  it('starts with the card’s cost uncovered, and the button always says the sum', async () => {
    const { user } = await show(Donate, AT);
    await user.click(await screen.findByRole('button', { name: '$51' }));
    expect(screen.getByRole('checkbox', { name: /to cover card fees/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue with $51.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Other' }));
    await fill(user, screen.getByLabelText('Your gift in US dollars'), '1,116.50');
    expect(screen.getByRole('button', { name: 'Continue with $1,116.50' })).toBeVisible();
  });

  it.each([
    ['', 'Enter an amount like 51 or 1,116.50'],
    ['om', 'Enter an amount like 51 or 1,116.50'],
    ['0.50', 'Enter an amount from $1.00 to $5,000.00'],
    ['5000.01', 'Enter an amount from $1.00 to $5,000.00'],
  ])('refuses the amount "%s" in words', async (amount, sentence) => {
    const { user } = await show(Donate, AT);
    const field = await screen.findByLabelText('Your gift in US dollars');
    if (amount) await fill(user, field, amount);
    await user.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Your gift in US dollars')).toHaveFocus();
  });

  it('lets a temple be chosen where the address names none, and where it names one nobody knows', async () => {
    network.on(templeEndpoints.list, { items: [buildTemple()], nextCursor: null });
    await show(Donate, '/donate');
    expect(await screen.findByRole('link', { name: 'Give to Sri Kamakshi Temple' })).toHaveAttribute(
      'href',
      '/donate?temple=sri-kamakshi-edison',
    );
    cleanup();
    network.on(eHundiEndpoints.guestPage, refusal('not-found'));
    await show(Donate, '/donate?temple=nowhere');
    expect(await screen.findByText('We couldn’t find the temple for this link')).toBeVisible();
  });

  it('says before anything is typed that the temple can’t take payments now', async () => {
    network.on(eHundiEndpoints.guestPage, buildGuestPage({ takesPayments: false }));
    await show(Donate, AT);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
    expect(screen.getByText('This temple can’t take gifts online right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  });

  it('calls no temple unknown because the service is busy or a temple’s Wi-Fi asks too often', async () => {
    network.on(eHundiEndpoints.guestPage, refusal('too-many-requests'));
    const { user } = await show(Donate, AT);
    expect(await screen.findByText('We couldn’t load this temple')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Donate' })).toBeVisible();
    expect(screen.queryByText('We couldn’t find the temple for this link')).toBeNull();
    network.on(eHundiEndpoints.guestPage, buildGuestPage());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
  });

  it('says so when the code was retired, and still takes the gift', async () => {
    network.on(eHundiEndpoints.guestPage, buildGuestPage({ code: null }));
    await show(Donate, AT);
    expect(await screen.findByText(/This e-hundi code is no longer in use/)).toBeVisible();
  });
});

describe('proving the phone', () => {
  it('texts a code to a number of the United States or Canada only', async () => {
    const page = await choose();
    expect(await screen.findByText(/We never sell your number/)).toBeVisible();
    await fill(page.user, screen.getByLabelText('Mobile number'), '919876543210');
    await page.user.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(await screen.findByText(/10-digit US or Canadian mobile number/)).toBeVisible();
    expect(network.callsTo(guestEndpoints.sendCode)).toHaveLength(0);
  });

  it('shows what is paid, to whom and what may be deducted before the payment', async () => {
    await givePhone();
    expect(network.callsTo(guestEndpoints.sendCode)[0]?.body).toEqual({
      phone: PHONE,
      purpose: 'gift',
      templeSlug: 'sri-kamakshi-edison',
      qrCodeId: 'main-hall',
    });
    expect(screen.getByText('We sent it to (732) 555-0148. It works for 5 minutes.')).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Before you pay' }));
    expect(facts.getByText('Sri Kamakshi Temple of Edison, Inc.')).toBeVisible();
    expect(facts.getByText('$1.83, covered by you')).toBeVisible();
    expect(facts.getByText('Deductible as a gift. You receive nothing in return.')).toBeVisible();
  });

  it('starts the gift with the guest’s own proof and leaves for the payment page', async () => {
    await pay(await givePhone());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
    const call = network.callsTo(guestEndpoints.give)[0];
    expect(call?.headers.authorization).toBe('Guest proof');
    expect(call?.headers['idempotency-key']).toBeTruthy();
    expect(call?.body).toEqual({
      templeSlug: 'sri-kamakshi-edison',
      qrCodeId: 'main-hall',
      lines: [{ fundId: ANNADANAM.id, amountCents: 5100 }],
      coverFees: true,
    });
  });

  it('clears a wrong code, says how many tries are left and keeps counting over a reload', async () => {
    network.on(guestEndpoints.checkCode, refusal('phone-code-wrong'));
    const page = await givePhone();
    await pay(page, '000000');
    expect(await screen.findByText(/That code didn't match.* 4 tries left\./)).toBeVisible();
    expect(screen.getByLabelText('6-digit code')).toHaveValue('');
    cleanup();
    const again = await show(Donate, `${AT}&step=code`);
    await screen.findByLabelText('6-digit code');
    await pay(again, '111111');
    expect(await screen.findByText(/3 tries left/)).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('names an expired code', async () => {
    network.on(guestEndpoints.checkCode, refusal('phone-code-expired'));
    await pay(await givePhone());
    expect(await screen.findByText('That code has expired. Request a new one.')).toBeVisible();
  });

  it('asks for the code only once when starting the gift fails', async () => {
    network.on(guestEndpoints.give, refusal('fund-closed'));
    const page = await givePhone();
    await pay(page);
    expect(await screen.findByText(/This purpose is closed.*Nothing was charged/)).toBeVisible();
    expect(screen.getByText('Your number is confirmed')).toBeVisible();
    network.on(guestEndpoints.give, { orderId: 'd', totalCents: 5283, checkoutUrl: 'https://pay.test/2' });
    await page.user.click(screen.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/2'));
    expect(network.callsTo(guestEndpoints.checkCode)).toHaveLength(1);
  });

  it('brings everything back after a reload, and opens no step whose ground is missing', async () => {
    await givePhone();
    cleanup();
    await show(Donate, AT);
    expect(await screen.findByRole('button', { name: 'Continue with $52.83' })).toBeVisible();
    cleanup();
    sessionStorage.clear();
    await show(Donate, `${AT}&step=code`);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  });
});

describe('coming back from the payment page', () => {
  const gone = async () => {
    await pay(await givePhone());
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    cleanup();
  };
  const celebrations = () => {
    const seen: string[] = [];
    const listen = (event: Event) => seen.push((event as CustomEvent<string>).detail);
    window.addEventListener('sannidhi:celebrate', listen);
    return { seen, stop: () => window.removeEventListener('sannidhi:celebrate', listen) };
  };

  it('[4.25] thanks for what was paid, with the receipt, and celebrates once', async () => {
    await gone();
    network.on(guestEndpoints.donation, buildGuestGift());
    const om = celebrations();
    await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByText('The temple has received your gift of $52.83.')).toBeVisible();
    expect(screen.getByText('SKT-2026-004183')).toBeVisible();
    expect(screen.getByText('Nov 20, 2026, 10:14 AM')).toBeVisible();
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save receipts in an account' })).toHaveAttribute('href', '/register');
    cleanup();
    await show(Donate, `${BACK}&outcome=paid`);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(om.seen).toEqual(['om-symbol']);
    om.stop();
  });

  it('[7.05] waits live, without asking again and again, until the provider’s word arrives', async () => {
    await gone();
    let word = (_: string) => {};
    network.on(guestEndpoints.donation, buildGuestGift({ status: 'pending', receipt: null, receivedAt: null }));
    const answered = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit) => {
      if (!String(address).endsWith('/events')) return answered(address, init);
      const body = new ReadableStream({
        start(controller) {
          word = (event) => controller.enqueue(new TextEncoder().encode(event));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }) as typeof fetch;
    await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Confirming your gift' })).toBeVisible();
    expect(await screen.findByText(/You won’t be charged twice/)).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(network.callsTo(guestEndpoints.donation)).toHaveLength(1);
    network.on(guestEndpoints.donation, buildGuestGift());
    word('data: {"status":"succeeded","receiptNumber":"SKT-2026-004183"}\n\n');
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    globalThis.fetch = answered;
  });

  it('charges nothing where the payer left or the card was declined, and tries again with everything as it was', async () => {
    await gone();
    network.on(guestEndpoints.donation, buildGuestGift({ status: 'failed', receipt: null }));
    const page = await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByText('Your number is confirmed')).toBeVisible();
    expect(screen.getAllByText('$52.83').length).toBeGreaterThan(0);
  });

  it('puts a name on the receipt for who needs it, and says what becomes of the first', async () => {
    await gone();
    network.on(guestEndpoints.donation, buildGuestGift());
    const { user } = await show(Donate, `${BACK}&outcome=paid`);
    await user.click(await screen.findByRole('button', { name: 'Add name and email' }));
    expect(screen.getByText('Receipt SKT-2026-004183 will be voided and replaced.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reissue receipt' }));
    expect(await screen.findByText('Enter your legal name')).toBeVisible();
    const named = buildGuestGift({
      named: true,
      donorLabel: 'Meera Raghunathan',
      receipt: { id: 'e2', number: 'SKT-2026-004184', status: 'valid' },
    });
    network.on(guestEndpoints.nameReceipt, () => {
      network.on(guestEndpoints.donation, named);
      return named;
    });
    await fill(user, screen.getByLabelText('Legal name'), 'Meera Raghunathan');
    await fill(user, screen.getByLabelText('Email'), 'meera@example.com');
    await user.click(screen.getByRole('button', { name: 'Reissue receipt' }));
    expect(await screen.findByText('The receipt is in the name of Meera Raghunathan.')).toBeVisible();
    expect(screen.getByText('SKT-2026-004184')).toBeVisible();
    expect(network.callsTo(guestEndpoints.nameReceipt)[0]?.body).toEqual({ legalName: 'Meera Raghunathan', email: 'meera@example.com' });
  });

  it('returns who comes back from paying that nothing is lost while the service does not answer', async () => {
    await gone();
    network.on(guestEndpoints.donation, refusal('unavailable'));
    const { user } = await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByText('We couldn’t load your gift')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming your gift' })).toBeVisible();
    expect(screen.getByText(/You won’t be charged twice/)).toBeVisible();
    network.on(guestEndpoints.donation, buildGuestGift());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    cleanup();
    network.on(guestEndpoints.donation, refusal('guest-session-required'));
    await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByText('We can’t show this gift here')).toBeVisible();
  });

  it('shows nothing of a gift to another browser', async () => {
    await show(Donate, `${BACK}&outcome=paid`);
    expect(await screen.findByText('We can’t show this gift here')).toBeVisible();
    expect(network.callsTo(guestEndpoints.donation)).toHaveLength(0);
  });
});

it('speaks Hindi from the first step', async () => {
  await show(Donate, AT, { language: 'hi' });
  expect(await screen.findByText('कोड से')).toBeVisible();
});

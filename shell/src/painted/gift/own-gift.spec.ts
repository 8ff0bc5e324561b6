import { GUEST_DRAFT_KEY, guestEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, NETWORK_DOWN, refusal } from '@sannidhi/kit/testing';
import { fireEvent } from '@testing-library/react';
import { answerMoneyFields } from '../money-fields.ts';
import type { Answering } from '../own-forms.ts';
import { ownGift } from './own-gift.ts';

const FACTS = {
  amount: {
    title: 'Amount',
    rules: {
      amountCents: [
        { min: 1, sentence: 'No amount' },
        { least: 100, sentence: 'Too little' },
      ],
      fundId: [{ min: 1, sentence: 'No purpose' }],
      coverFees: [],
    },
    words: { cover: 'Add {fee} for {gift}', continue: 'Continue', continueWith: 'Continue with {total}' },
  },
  phone: {
    title: 'Phone',
    rules: {
      phone: [
        { min: 1, sentence: 'No number' },
        { pattern: '^\\+1[2-9]\\d{9}$', sentence: 'Not a number' },
      ],
    },
    words: { sending: 'Sending...', network: 'No network', server: 'No answer' },
  },
};
const facts = (name: keyof typeof FACTS) => `<span data-step-facts hidden>${JSON.stringify(FACTS[name])}</span>`;
const fund = (id: string, name: string) =>
  `<label><span><input id="fund-${id}" type="radio" name="fundId" value="${id}"></span><span><b>${name}</b></span></label>`;
const PAGE = `<div id="paint">
  <div data-step="amount" data-temple="kamakshi" data-code="qr-1">${facts('amount')}<h1>Temple</h1><form>
    <div><label><span data-text=""><input id="a" name="amountCents" value=""></span></label><p id="a-help">Between</p></div>
    <fieldset>${fund('f-1', 'Annadanam')}${fund('f-2', 'Goshala')}</fieldset>
    <div data-cover hidden><label><span><input type="checkbox" name="coverFees"></span><span></span></label></div>
    <button type="submit">Continue</button></form></div>
  <div data-step="phone" hidden>${facts('phone')}<h1>Temple</h1><form>
    <b data-total></b><span data-purpose></span><a href="/donate">Change</a><h2>Your number</h2>
    <span><input id="p" type="tel" name="phone" value=""></span><span><input name="email" value=""></span>
    <button type="submit">Text me</button></form>
    <div data-failure hidden><div role="alert"><div></div></div></div></div>
  </div><template id="field-note"><p class="field-note"></p></template><div id="root"></div>`;

let network: MockNetwork;
const needApp = jest.fn();
beforeEach(() => {
  network = mockNetwork();
  needApp.mockClear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  history.replaceState(null, '', '/donate?temple=kamakshi');
  document.body.innerHTML = PAGE;
  answerMoneyFields([]);
});
afterEach(() => network.restore());

const field = (name: string) => document.querySelector(`#paint [name="${name}"]`) as HTMLInputElement;
const step = (name: string) => document.querySelector(`[data-step="${name}"]`) as HTMLElement;
const form = (name: string) => step(name).querySelector('form') as HTMLFormElement;
const buttonOf = (name: string) => form(name).querySelector('button[type="submit"]');
const notes = () => [...document.querySelectorAll('.field-note')].map(({ textContent }) => textContent);
const draft = () => JSON.parse(sessionStorage.getItem(GUEST_DRAFT_KEY) ?? 'null');
const stepInAddress = () => new URLSearchParams(location.search).get('step');
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const open = () => ownGift()?.answer({ needApp, pressDone: () => Promise.resolve() }) as Answering;
const chooseAll = () => {
  type('amountCents', '75');
  fireEvent.click(document.getElementById('fund-f-1') as HTMLElement);
};

it('says what is missing by the schema’s rules, and goes on once it is there, at the next step’s heading', async () => {
  const { send } = open();
  await send(form('amount'));
  expect(notes()).toEqual(['No amount', 'No purpose']);
  expect(field('amountCents')).toHaveFocus();
  expect(document.getElementById('a-help')).not.toBeVisible();
  type('amountCents', '0.50');
  expect(notes()).toEqual(['Too little', 'No purpose']);
  chooseAll();
  expect(notes()).toEqual([]);
  await send(form('amount'));
  expect(stepInAddress()).toBe('phone');
  expect(step('amount').hidden).toBe(true);
  expect(step('phone').querySelector('h2')).toHaveFocus();
  expect(document.querySelector('[role="status"]')).toHaveTextContent('Phone');
  expect(form('phone')).toHaveTextContent('$75.00Annadanam');
});

it('offers to cover the fee once there is an amount, and keeps everything for the app as it is entered', () => {
  open();
  expect(form('amount').querySelector<HTMLElement>('[data-cover]')?.hidden).toBe(true);
  chooseAll();
  expect(form('amount')).toHaveTextContent('Add $2.55 for $75.00');
  fireEvent.click(field('coverFees'));
  expect(buttonOf('amount')).toHaveTextContent('Continue with $77.55');
  type('phone', '7325550148');
  expect(field('phone')).toHaveValue('(732) 555-0148');
  const kept = { templeSlug: 'kamakshi', qrCodeId: 'qr-1', amountCents: 7500, fundId: 'f-1', coverFees: true, phone: '+17325550148' };
  expect(draft()).toMatchObject(kept);
});

it('asks for the code once, and leaves the app the step after it', async () => {
  network.on(guestEndpoints.sendCode, { sentTo: '(732) 555-0148', expiresInSeconds: 300, resendAfterSeconds: 60 });
  const { send, begin } = open();
  chooseAll();
  await send(form('amount'));
  await send(form('phone'));
  expect(notes()).toEqual(['No number']);
  type('phone', '7325550148');
  await Promise.all([send(form('phone')), send(form('phone'))]);
  expect(network.callsTo(guestEndpoints.sendCode)).toHaveLength(1);
  expect(stepInAddress()).toBe('code');
  expect(draft().sentCode).toMatchObject({ phone: '+17325550148', sentTo: '(732) 555-0148', triesLeft: 5 });
  expect(buttonOf('phone')).toHaveTextContent('Sending...');
  expect(buttonOf('phone')).toHaveAttribute('aria-busy', 'true');
  expect(needApp).toHaveBeenCalled();
  type('email', 'a@example.org');
  expect(draft()).toMatchObject({ email: 'a@example.org', sentCode: { phone: '+17325550148' } });
  begin?.();
  type('email', 'b@example.org');
  expect(draft().email).toBe('a@example.org');
});

it('says that no code was sent, and sends it at the next press', async () => {
  network.on(guestEndpoints.sendCode, NETWORK_DOWN);
  const { send } = open();
  chooseAll();
  await send(form('amount'));
  type('phone', '7325550148');
  await send(form('phone'));
  expect(form('phone').querySelector('[role="alert"]')).toHaveTextContent('No network');
  expect(stepInAddress()).toBe('phone');
  network.on(guestEndpoints.sendCode, refusal('too-many-requests', { message: 'Wait a minute.' }));
  await send(form('phone'));
  expect(form('phone').querySelector('[role="alert"]')).toHaveTextContent('Wait a minute.');
});

it('goes back to the amount by its link and by the browser’s own way', async () => {
  const { send } = open();
  chooseAll();
  await send(form('amount'));
  fireEvent.click(form('phone').querySelector('a') as HTMLElement);
  expect(step('amount').hidden).toBe(false);
  expect(stepInAddress()).toBeNull();
  history.replaceState(null, '', '/donate?temple=kamakshi&step=phone');
  fireEvent.popState(window);
  expect(step('phone').hidden).toBe(false);
});

it('is the app’s once that begins, and where the tab kept a gift from before', () => {
  const own = ownGift();
  const submit = new Event('submit', { bubbles: true });
  form('amount').dispatchEvent(submit);
  expect(own?.owns(submit)).toBe(true);
  own?.answer({ needApp, pressDone: () => Promise.resolve() }).begin?.();
  expect(own?.owns(submit)).toBe(false);
  sessionStorage.setItem(GUEST_DRAFT_KEY, '{}');
  expect(ownGift()).toBeUndefined();
});

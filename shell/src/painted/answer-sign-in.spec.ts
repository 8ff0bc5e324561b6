import { sessionEndpoints } from '@sannidhi/contracts';
import { type MockNetwork, mockNetwork, NETWORK_DOWN, Refusal, refusal } from '@sannidhi/kit/testing';
import { answerSignIn } from './answer-sign-in.ts';

const { login } = sessionEndpoints.donor;
const TEXTS = {
  rules: {
    email: [
      { pattern: '@', sentence: 'No email' },
      { min: 1, sentence: 'Empty' },
    ],
    password: [{ max: 5, sentence: 'Too long' }],
  },
  messages: { 'literal.loginFailed.title': 'साइन इन नहीं हुआ', 'rule-violation': 'यह संभव नहीं है।' },
};
const PAGE = `
  <div id="paint"><form>
    <span><input id="e" name="email" type="email"></span><span><input id="p" name="password"></span><button type="submit">Sign in</button>
  </form></div>
  <template id="sign-in-texts">${JSON.stringify(TEXTS)}</template>
  <template id="field-note"><p class="field-note"></p></template>
  <template id="notice"><div role="alert"><b>~title~</b><i>~body~</i><button>Dismiss</button></div></template>`;

let network: MockNetwork;
const restart = jest.fn();
beforeEach(() => {
  document.body.innerHTML = PAGE;
  sessionStorage.clear();
  localStorage.clear();
  restart.mockClear();
  network = mockNetwork();
});
afterEach(() => network.restore());

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const notes = () => [...document.querySelectorAll('.field-note')].map(({ textContent }) => textContent);
const page = () => {
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, send: answerSignIn({ form, portal: 'devotee' }, { restart, pressDone: () => Promise.resolve() }) };
};
const entered = () => {
  field('e').value = 'a@b.co';
  field('p').value = 'x';
};

it('says what is wrong under the fields, goes to the first of them, and sends nothing', async () => {
  const { form, send } = page();
  field('p').value = 'too long';
  await send();
  expect(notes()).toEqual(['Empty', 'Too long']);
  expect(document.activeElement).toBe(field('e'));
  expect(field('e').getAttribute('aria-describedby')).toBe('e-error');
  field('e').value = 'meera';
  form.dispatchEvent(new Event('input', { bubbles: true }));
  expect(notes()).toEqual(['No email', 'Too long']);
  entered();
  form.dispatchEvent(new Event('input', { bubbles: true }));
  expect(notes()).toEqual([]);
  expect(field('e').getAttribute('aria-invalid')).toBe('false');
  expect(network.calls).toEqual([]);
});

it('shows a refusal in the page’s language, and the server’s own words where it has none', async () => {
  network.on(login, refusal('invalid-credentials', { message: 'This account is suspended.' }));
  const { send } = page();
  entered();
  await send();
  const notice = document.querySelector('[role="alert"]');
  expect(notice).toHaveTextContent('साइन इन नहीं हुआThis account is suspended.');
  expect(restart).not.toHaveBeenCalled();
  expect(document.querySelector('button')).toBeEnabled();
  document.querySelector<HTMLElement>('[role="alert"] button')?.click();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('says a refusal whose words the page lacks in those of its code', async () => {
  network.on(
    login,
    refusal('rule-violation', { message: 'Signing in is closed tonight.', messageCode: 'account.closed-tonight' } as object),
  );
  const { send } = page();
  entered();
  await send();
  expect(document.querySelector('[role="alert"] i')).toHaveTextContent('यह संभव नहीं है।');
});

it('takes its notice away once the app shows one', async () => {
  network.on(login, NETWORK_DOWN);
  const { send } = page();
  entered();
  await send();
  document.body.insertAdjacentHTML('beforeend', '<div id="root"><div class="notices"></div></div>');
  await Promise.resolve();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('tells a failing network apart', async () => {
  network.on(login, NETWORK_DOWN);
  const { send } = page();
  entered();
  await send();
  expect(document.querySelector('[role="alert"]')).toHaveTextContent('Login Error');
});

it('sends once while it runs, and leaves the code to the app', async () => {
  const body = { statusCode: 401, code: 'second-factor-required', message: 'A code', requestId: 'r', challenge: 'c-1' };
  network.on(login, new Refusal(401, JSON.stringify(body)));
  const { send } = page();
  entered();
  await Promise.all([send(), send()]);
  expect(network.callsTo(login)).toHaveLength(1);
  expect(restart).toHaveBeenCalledTimes(1);
  expect(history.state).toMatchObject({ usr: { challenge: 'c-1', code: 'second-factor-required' } });
});

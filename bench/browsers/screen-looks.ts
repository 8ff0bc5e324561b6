import { printedPages } from '@sannidhi/e2e/printed-pages';
import type { AnyBrowser } from './any-browser.ts';
import { DEVOTEE_HOME, enters, leaves } from './sessions.ts';

/** The one that needs a browser that prints. */
export const ON_PAPER = 'a statement fills its pages and cuts no row';

/** What differs from one engine to another: focus rings, date fields, drags, history, paper. */
export const LOOKS: Record<string, (browser: AnyBrowser, url: string) => Promise<void>> = {
  'the focus shows, in date fields too, and an empty one looks empty': fieldsShow,
  'a notice is swiped away': noticeSwiped,
  'Back after signing out shows nothing': nothingBehind,
  'signing out in another tab empties this one': nothingBeside,
  [ON_PAPER]: statementPrints,
};

async function fieldsShow(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  await browser.open(`${url}/devotee/add-family-member`);
  await browser.sees('heading', 'Birth');
  await browser.holds('an empty date field that looks empty', LOOKS_EMPTY);
  await browser.fill('Name in an Indian script', 'मीरा');
  await browser.holds('a ring around the field with the focus', RINGED, 'text');
  await browser.driver.tab();
  await browser.holds('a ring around the date field with the focus', RINGED, 'date');
  await leaves(browser);
}

async function noticeSwiped(browser: AnyBrowser, url: string) {
  await browser.open(`${url}/verify-email`);
  await browser.press('button', 'Send verification email');
  await browser.holds('a notice', NOTICES, '1');
  await browser.drag('status', '…', 30);
  await browser.holds('the notice after a short drag', NOTICES, '1');
  await browser.drag('status', '…', 80);
  await browser.holds('the page without the notice', NOTICES, '0');
}

async function nothingBehind(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  await browser.reads('Namaste, Meera');
  await browser.press('button', '…’s account');
  await browser.press('menuitem', 'Sign out');
  await browser.stands('/');
  await browser.driver.run('history.back()');
  await browser.stands('/devotee/login');
  await browser.holds('nothing of the devotee', NOTHING_OF, 'Meera');
}

async function nothingBeside(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  await browser.driver.run(SIGN_OUT_BESIDE);
  await browser.stands('/devotee/login');
  await browser.holds('nothing of the devotee', NOTHING_OF, 'Meera');
}

/** Paper's margin in points: 0.6 inches. */
const MARGIN_PT = 43;

async function statementPrints(browser: AnyBrowser, url: string) {
  await enters(browser, url, '/devotee/login', 'devotee@sannidhi.test');
  await browser.stands(DEVOTEE_HOME);
  for (const view of ['', '&view=statement']) {
    await browser.open(`${url}/receipts?year=2025${view}`);
    await browser.reads('SKT-2025');
    const pages = await printedPages((await browser.driver.print?.()) ?? new Uint8Array());
    for (const [index, page] of pages.slice(0, -1).entries())
      if (Math.min(...page.words.map(({ fromBelowPt }) => fromBelowPt)) > page.heightPt / 2)
        throw new Error(`page ${index + 1} of ${pages.length} ends in its upper half`);
    const cut = pages.flatMap(({ heightPt, words }) =>
      words.filter(({ fromBelowPt }) => fromBelowPt < MARGIN_PT || fromBelowPt > heightPt - MARGIN_PT),
    );
    if (cut.length > 0) throw new Error(`cut by the paper’s margin: ${cut.map(({ text }) => text).join(', ')}`);
  }
  await leaves(browser);
}

const NOTICES = `return document.querySelectorAll('[data-kind][role]').length === Number(arguments[0])`;
const NOTHING_OF = 'return !document.body.innerText.includes(arguments[0])';
const RINGED = `
  const field = document.activeElement;
  const around = [field, field.closest('.MuiInputBase-root')].filter(Boolean);
  return field.type === arguments[0] && around.some((one) => getComputedStyle(one).outlineStyle === 'solid');`;
/** Some show today's date in an empty field: its color differs from what was typed. */
const LOOKS_EMPTY = `
  const [typed, empty] = ['text', 'date'].map((type) => document.querySelector('main input[type="' + type + '"]'));
  return empty.value === '' && getComputedStyle(empty).color !== getComputedStyle(typed).color;`;
/** A frame of the same origin has the storage of another tab. */
const SIGN_OUT_BESIDE = `
  return fetch('/api/auth/logout', { method: 'POST' }).then(() => {
    const beside = document.body.appendChild(document.createElement('iframe'));
    beside.contentWindow.localStorage.clear();
    return true;
  });`;

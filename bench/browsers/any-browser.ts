import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

/** A busy machine is no failure. */
const PATIENCE_MS = 180_000;
const require = createRequire(import.meta.url);
/** Finds controls by role and label, in any engine alike. */
const FINDER = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
const MARK = 'data-wanted';

/** What a browser's own protocol has to offer. */
export interface Driver {
  /** Name and version, as the browser reports them. */
  name: string;
  open(address: string): Promise<void>;
  /** Runs a function's body in the page. */
  run(body: string, ...values: string[]): Promise<unknown>;
  /** Presses the element at a selector as a hand does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Goes to the next control as the Tab key does. */
  tab(): Promise<void>;
  /** Drags an element to the right. */
  drag(selector: string, pixels: number): Promise<void>;
  /** The page on paper, as a PDF; absent where the protocol can't print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A person at one of the browsers: names controls as a page does, and waits for what they see. */
export class AnyBrowser {
  readonly driver: Driver;
  private wanted = 0;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Opens an address and waits for the page's app, which a key that does nothing else starts. */
  async open(address: string) {
    await this.driver.open(address);
    await this.driver.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))");
    await this.until('its app', "return !document.getElementById('paint')");
  }

  press = async (role: string, name: string) => this.driver.press(await this.find('ByRole', role, name));
  fill = async (label: string, text: string) => this.driver.type(await this.find('ByLabelText', label, ''), text);
  sees = (role: string, name: string) => this.find('ByRole', role, name);
  reads = (text: string) => this.until(`the words “${text}”`, READS, text);
  stands = (path: string) => this.until(`the address ${path}`, STANDS, path);
  /** What a function's body finds true in the page, in words for when it doesn't. */
  holds = (what: string, body: string, ...values: string[]) => this.until(what, body, ...values);
  drag = async (role: string, name: string, pixels: number) => this.driver.drag(await this.find('ByRole', role, name), pixels);

  /** The selector of the one control, once it is there. What a `…` stands for is left open. */
  private async find(by: string, what: string, name: string): Promise<string> {
    this.wanted += 1;
    await this.until(`${what} “${name}”`, `${FINDER_ONCE}\n${FIND}`, by, what, name, String(this.wanted));
    return `[${MARK}="${this.wanted}"]`;
  }

  private async until(awaited: string, body: string, ...values: string[]): Promise<void> {
    let last: unknown;
    for (const limit = Date.now() + PATIENCE_MS; Date.now() < limit; await pause(400)) {
      const answer = await this.driver.run(body, ...values).catch((error: Error) => error);
      if (answer === true) return;
      last = answer;
    }
    const page = await this.driver.run('return location.href + "\\n" + document.body.innerText').catch(String);
    throw new Error(`${this.driver.name} never showed ${awaited} (${String(last)}):\n${String(page).slice(0, 1500)}`);
  }
}

const READS = 'return document.body.innerText.includes(arguments[0])';
const STANDS = 'return location.pathname === arguments[0]';
/** Each page gets it once; an update of the page keeps it. */
const FINDER_ONCE = `if (!window.TestingLibraryDom) { ${FINDER}\n }`;
const FIND = `
  const [by, what, name, mark] = arguments;
  const fits = (text) => (name.includes('…') ? text.includes(name.replaceAll('…', '')) : text === name);
  const all = window.TestingLibraryDom['queryAll' + by](document.body, what, by === 'ByRole' ? { name: fits } : { exact: true });
  if (all.length !== 1) return all.length + ' of them';
  all[0].setAttribute('${MARK}', mark);
  all[0].scrollIntoView({ block: 'center' });
  return true;`;

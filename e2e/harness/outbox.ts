import { setTimeout as pause } from 'node:timers/promises';

/** An email or text message that the platform stored instead of sending. */
export interface KeptMessage {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  links: string[];
  code: string | null;
  createdAt: string;
}

/** A busy machine is no failure. */
const WAIT_MS = 120_000;

/** The local outbox of a running platform. */
export class Outbox {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Every message to an address or phone number, newest first. */
  async messages(to: string): Promise<KeptMessage[]> {
    const answer = await fetch(`${this.url}/api/dev/outbox?to=${encodeURIComponent(to)}`);
    if (!answer.ok) throw new Error(`The outbox answered ${answer.status}: ${await answer.text()}`);
    const kept = (await answer.json()) as KeptMessage[];
    return kept.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  /** The latest message that `fits`, waiting for the worker to produce it. */
  async waitFor(to: string, fits: (message: KeptMessage) => boolean = () => true): Promise<KeptMessage> {
    for (const limit = Date.now() + WAIT_MS; Date.now() < limit; await pause(100)) {
      const found = (await this.messages(to)).find(fits);
      if (found) return found;
    }
    throw new Error(`No such message came to ${to} within ${WAIT_MS / 1000} s`);
  }

  /** The latest one-time code sent to a phone, ignoring codes seen before. */
  async code(phone: string, seen: readonly string[] = []): Promise<string> {
    const { code } = await this.waitFor(phone, (message) => message.code !== null && !seen.includes(message.code));
    return code ?? '';
  }
}

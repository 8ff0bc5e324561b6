import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { send } from './http.ts';

/** Signs only the benchmark's own sessions. */
export const SECRET_KEY = 'measured, never used for anything else';

/** The platform with the benchmark controlling the processor's messages: the worker is off, so nothing else runs during the measurement. */
export class PlatformSide {
  private readonly port: number;
  private readonly authorization: string;
  private readonly fundId: string;
  private readonly events;

  constructor(options: { port: number; dataDir: string; authToken: string; fundId: string }) {
    this.port = options.port;
    this.authorization = `Bearer ${options.authToken}`;
    this.fundId = options.fundId;
    const database = new Database(join(options.dataDir, 'sannidhi.sqlite'), { readonly: true });
    this.events = database.prepare<[string], { body: string }>(
      'SELECT body FROM sandbox_events WHERE body LIKE ? ORDER BY id DESC LIMIT 1',
    );
  }

  /** Starts a gift: key claim, gift, lines, checkout, response. */
  async give(): Promise<{ orderId: string; checkoutId: string; reply: string }> {
    const body = JSON.stringify({
      templeSlug: 'sri-kamakshi-edison',
      lines: [{ fundId: this.fundId, amountCents: 51_00 }],
      legalName: 'Asha Rao',
    });
    const headers = { authorization: this.authorization, 'idempotency-key': randomUUID() };
    const reply = await send({ port: this.port, method: 'POST', path: '/api/devotee/donations', headers, body });
    const { orderId, checkoutUrl } = JSON.parse(reply) as { orderId: string; checkoutUrl: string };
    return { orderId, checkoutId: new URL(checkoutUrl, 'http://localhost').pathname.split('/').at(-1) ?? '', reply };
  }

  /** The processor's side, never measured: takes the card and returns the message it would send. */
  async pay(checkoutId: string): Promise<string> {
    const path = `/api/sandbox/checkouts/${checkoutId}/pay`;
    await send({ port: this.port, method: 'POST', path, body: JSON.stringify({ cardNumber: '4242424242424242' }) });
    const event = this.events.get(`%${checkoutId}%`);
    if (!event) throw new Error(`The sandbox has no message about ${checkoutId}`);
    return event.body;
  }

  /** Settles a gift with the processor's message: gift, ledger, receipt, audit, outbox. */
  settle(event: string): Promise<string> {
    const headers = { 'sandbox-signature': sign(event) };
    return send({ port: this.port, method: 'POST', path: '/api/webhooks/payments/sandbox', headers, body: event });
  }

  read(orderId: string): Promise<string> {
    return send({
      port: this.port,
      method: 'GET',
      path: `/api/devotee/donations/${orderId}`,
      headers: { authorization: this.authorization },
    });
  }
}

/** The sandbox's signature scheme. */
function sign(body: string): string {
  const secret = createHmac('sha256', SECRET_KEY).update('sandbox-webhooks').digest('hex');
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

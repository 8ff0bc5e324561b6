import { createHmac, randomUUID } from 'node:crypto';
import { send } from './http.ts';

/** Signs only the benchmark's own sessions. */
export const SECRET_KEY = 'measured, never used for anything else';

interface Given {
  orderId: string;
  totalCents: number;
  checkoutId: string;
  reply: string;
}

/** The platform with the benchmark as its processor: the worker is off, so nothing else runs during the measurement. */
export class PlatformSide {
  private readonly port: number;
  private readonly authorization: string;
  private readonly fundId: string;
  private readonly templeId: string;

  constructor(options: { port: number; authToken: string; fundId: string; templeId: string }) {
    this.port = options.port;
    this.authorization = `Bearer ${options.authToken}`;
    this.fundId = options.fundId;
    this.templeId = options.templeId;
  }

  /** Starts a gift: key claim, gift, lines, checkout, response. */
  async give(): Promise<Given> {
    const body = JSON.stringify({
      templeSlug: 'sri-kamakshi-edison',
      lines: [{ fundId: this.fundId, amountCents: 51_00 }],
      legalName: 'Asha Rao',
    });
    const headers = { authorization: this.authorization, 'idempotency-key': randomUUID() };
    const reply = await send({ port: this.port, method: 'POST', path: '/api/devotee/donations', headers, body });
    const { orderId, totalCents, checkoutUrl } = JSON.parse(reply) as { orderId: string; totalCents: number; checkoutUrl: string };
    return { orderId, totalCents, checkoutId: new URL(checkoutUrl, 'http://localhost').pathname.split('/').at(-1) ?? '', reply };
  }

  /** Settles a gift with the processor's message: gift, ledger, receipt, audit, outbox. */
  settle(gift: Given): Promise<string> {
    const event = JSON.stringify(this.paid(gift));
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

  /** The processor's message about a payment, which the sandbox would send. */
  private paid({ orderId, checkoutId, totalCents }: Given) {
    const payment = {
      orderId,
      checkoutId,
      paymentId: randomUUID(),
      totalCents,
      feeCents: 178,
      method: 'card',
      paidWith: 'Visa ending 4242',
    };
    const about = { id: randomUUID(), account: this.templeId, orderId, checkoutId };
    return { ...about, type: 'payment.succeeded', payment: { ...payment, paidAt: new Date().toISOString() } };
  }
}

/** The sandbox's signature scheme. */
function sign(body: string): string {
  const secret = createHmac('sha256', SECRET_KEY).update('sandbox-webhooks').digest('hex');
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

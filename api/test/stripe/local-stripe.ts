import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalStripeAccounts } from './local-stripe-accounts.ts';
import { LocalStripeCards } from './local-stripe-cards.ts';

/** What goes wrong with the next call: refused before processing, response lost, or an error from Stripe itself. */
export type Fault = 'cut' | 'lost-reply' | 'down';

const SHORTEST_SECONDS = 30 * 60;
const TOO_SOON = { error: { type: 'invalid_request_error', param: 'expires_at', message: 'It must be at least 30 minutes from now.' } };

type Fields = Record<string, string>;
interface Thing {
  id: string;
  [field: string]: unknown;
}
interface Call {
  method: string;
  path: string;
  account: string;
  key: string;
  fields: Fields;
}

/**
 * Stripe's API on this machine, as far as gifts use it: checkouts, refunds and the lists that the proof reads, with Stripe's guarantee that
 * an idempotency key is processed once. The SDK under test calls it over HTTP.
 */
export class LocalStripe {
  readonly calls: Call[] = [];
  readonly sessions: Thing[] = [];
  readonly refunds: Thing[] = [];
  readonly charges: Thing[] = [];
  readonly disputes: Thing[] = [];
  readonly accounts = new LocalStripeAccounts();
  readonly cards = new LocalStripeCards(this.charges);
  faults: Fault[] = [];
  readonly #answered = new Map<string, Thing>();
  readonly #server: Server = createServer((request, response) => void this.serve(request, response));

  async listen(): Promise<{ host: string; port: number; protocol: 'http' }> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port, protocol: 'http' };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** A gift's checkout, by the reference it was started with. */
  sessionOf(orderId: string): Thing {
    return this.sessions.find((session) => session.client_reference_id === orderId)!;
  }

  /** The payer pays by bank debit: the checkout is complete, and the money is not there yet. */
  payByBank(orderId: string): Thing {
    const intent = { id: `pi_bank_${this.sessions.length}`, status: 'processing', created: nowSeconds(), metadata: { orderId } };
    return Object.assign(this.sessionOf(orderId), { status: 'complete', payment_status: 'unpaid', payment_intent: intent });
  }

  /** The payer's bank refuses, days later. */
  refuseByBank(orderId: string): Thing {
    const session = this.sessionOf(orderId);
    Object.assign(session.payment_intent as Thing, { status: 'requires_payment_method' });
    return session;
  }

  /** The bank takes a charge back, or a part of it; Stripe's fee for that is 1500 cents. A bank debit is lost at once. */
  dispute(orderId: string, amount: number, status: 'needs_response' | 'lost' = 'needs_response'): Thing {
    const session = this.sessionOf(orderId);
    const charge = this.charges.find(({ metadata }) => (metadata as Fields).orderId === orderId)!;
    const dispute = {
      id: `dp_${this.disputes.length + 1}`,
      object: 'dispute',
      owner: session.owner,
      amount,
      status,
      charge: charge.id,
      created: nowSeconds(),
      payment_intent: (session.payment_intent as Thing).id,
      balance_transactions: [{ amount: -amount, fee: 1500, created: nowSeconds() }],
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** The payer pays: the checkout is complete and its charge is on the books. Stripe's fee is 178 cents. */
  pay(orderId: string, details: object = CARD): Thing {
    const session = this.sessionOf(orderId);
    const number = this.charges.length + 1;
    const charge = {
      id: `ch_${number}`,
      object: 'charge',
      owner: session.owner,
      paid: true,
      created: nowSeconds(),
      amount: session.amount_total,
      amount_refunded: 0,
      metadata: { orderId },
      payment_method_details: details,
      balance_transaction: { id: `txn_${number}`, fee: 178 },
      refunds: { object: 'list', data: [], has_more: false },
    };
    this.charges.push(charge);
    const intent = {
      id: `pi_${number}`,
      status: 'succeeded',
      amount_received: session.amount_total,
      metadata: { orderId },
      latest_charge: charge,
    };
    return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const header = (name: string) => String(request.headers[name] ?? '');
    const path = (request.url ?? '').split('?')[0] ?? '';
    const fields = Object.fromEntries(new URLSearchParams(body));
    const call = { method: request.method ?? '', path, account: header('stripe-account'), key: header('idempotency-key'), fields };
    this.calls.push(call);
    const fault = this.faults.shift();
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'down') return reply(response, 503, { error: { type: 'api_error', message: 'down' } });
    const isNew = path === '/v1/checkout/sessions' && !this.#answered.has(call.key);
    if (isNew && Number(fields.expires_at) < Date.now() / 1000 + SHORTEST_SECONDS) return reply(response, 400, TOO_SOON);
    const ofCards = this.cards.answer(call);
    const answer = ofCards ? ofCards.body : (this.accounts.answer(call) ?? this.answer(call));
    if (fault === 'lost-reply') return void request.socket.destroy();
    reply(
      response,
      ofCards?.status ?? (answer ? 200 : 404),
      answer ?? { error: { type: 'invalid_request_error', message: `No such thing: ${path}` } },
    );
  }

  private answer(call: Call): object | undefined {
    if (call.method !== 'POST') return this.read(call);
    if (call.path.endsWith('/expire')) return this.expire(call);
    const known = this.#answered.get(call.key);
    if (known) return known;
    const made = call.path === '/v1/refunds' ? this.refund(call.fields) : this.open(call);
    this.#answered.set(call.key, made);
    return made;
  }

  private read({ path, account }: Call): object | undefined {
    if (path === '/v1/charges')
      return { object: 'list', url: path, has_more: false, data: this.charges.filter(({ owner }) => owner === account) };
    if (path === '/v1/disputes')
      return { object: 'list', url: path, has_more: false, data: this.disputes.filter(({ owner }) => owner === account) };
    const intents = this.sessions.flatMap(({ payment_intent }) => (payment_intent ? [payment_intent as Thing] : []));
    return [...this.sessions, ...intents, ...this.refunds].find(({ id }) => path.endsWith(`/${id}`));
  }

  /** Only an open checkout can be closed. */
  private expire({ path }: Call): object | undefined {
    const session = this.sessions.find(({ id }) => path.endsWith(`/${id}/expire`));
    return session?.status === 'open' ? Object.assign(session, { status: 'expired' }) : undefined;
  }

  private open({ fields, account }: Call): Thing {
    const id = `cs_${this.sessions.length + 1}`;
    const amounts = Object.entries(fields).filter(([name]) => name.endsWith('[unit_amount]'));
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      owner: account,
      status: 'open',
      created: nowSeconds(),
      payment_status: 'unpaid',
      client_reference_id: fields.client_reference_id,
      amount_total: amounts.reduce((sum, [, cents]) => sum + Number(cents), 0),
    };
    this.sessions.push(session);
    return session;
  }

  private refund(fields: Fields): Thing {
    const { payment_intent, 'metadata[refundId]': refundId, 'metadata[orderId]': orderId } = fields;
    const amount = Number(fields.amount);
    const charge = this.charges.find(({ metadata }) => (metadata as Fields).orderId === orderId)!;
    charge.amount_refunded = Number(charge.amount_refunded) + amount;
    const id = `re_${this.refunds.length + 1}`;
    const refund = { id, object: 'refund', amount, payment_intent, status: 'pending', metadata: { refundId, orderId } };
    this.refunds.push(refund);
    return refund;
  }
}

const CARD = { type: 'card', card: { brand: 'visa', last4: '4242' } };
const nowSeconds = () => Math.floor(Date.now() / 1000);

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

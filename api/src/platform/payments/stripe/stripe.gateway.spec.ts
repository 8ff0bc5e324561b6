import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripeGateway } from './stripe.gateway.ts';

const DONATION = '019aa000-0000-7000-8000-000000000001';
let server: Server;
let gateway: StripeGateway;
let seen: { method: string; path: string; account: string; key: string; body: string }[] = [];
let answers: Record<string, unknown> = {};
let status = 200;
/** A path that Stripe refuses to serve. */
let refuse = '';

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const header = (name: string) => String(request.headers[name] ?? '');
    seen.push({ method: request.method ?? '', path, account: header('stripe-account'), key: header('idempotency-key'), body });
    if (path === refuse) {
      response.writeHead(400, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } }));
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(status === 200 ? answers[path] : { error: { type: 'api_error', message: 'down' } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  gateway = new StripeGateway({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', api: { host: '127.0.0.1', port, protocol: 'http' } });
});
beforeEach(() => {
  seen = [];
  status = 200;
  refuse = '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.test/cs_1',
  status: 'complete',
  payment_status: 'paid',
  client_reference_id: DONATION,
  payment_intent: {
    id: 'pi_1',
    amount_received: 5283,
    latest_charge: {
      id: 'ch_1',
      created: 1_700_000_000,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      balance_transaction: { id: 'txn_1', fee: 183 },
    },
  },
};

it('starts a checkout on the temple’s own account, the same one for the same gift', async () => {
  answers = { '/v1/checkout/sessions': session };
  const request = {
    orderId: DONATION,
    account: 'acct_temple',
    payee: 'Temple',
    lines: [{ label: 'Annadanam', amountCents: 5100 }],
    totalCents: 5100,
    email: null,
    expiresAt: new Date(1_700_002_100_000),
    cardOnly: true,
    successUrl: 'http://localhost/donate?outcome=paid',
    cancelUrl: 'http://localhost/donate?outcome=left',
  };
  expect(await gateway.startCheckout(request)).toEqual({ checkoutId: 'cs_1', url: session.url });
  expect(seen[0]).toMatchObject({ method: 'POST', account: 'acct_temple', key: `checkout-${DONATION}` });
  expect(decodeURIComponent(seen[0]!.body)).toContain('line_items[0][price_data][unit_amount]=5100');
  expect(seen[0]!.body).toContain('expires_at=1700002100');
  expect(decodeURIComponent(seen[0]!.body)).toContain('allowed_payment_method_types[0]=card');
});

it('closes a checkout, and answers what became of it', async () => {
  const closed = { ...session, status: 'expired', payment_status: 'unpaid' };
  answers = { '/v1/checkout/sessions/cs_1/expire': closed, '/v1/checkout/sessions/cs_1': closed };
  expect(await gateway.expireCheckout('acct_temple', 'cs_1')).toEqual({ kind: 'expired' });
  expect(seen[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions/cs_1/expire', account: 'acct_temple' });
});

it('reports a checkout that was paid before it could be closed as paid', async () => {
  answers = { '/v1/checkout/sessions/cs_1': session };
  refuse = '/v1/checkout/sessions/cs_1/expire';
  expect(await gateway.expireCheckout('acct_temple', 'cs_1')).toMatchObject({ kind: 'paid', payment: { totalCents: 5283 } });
});

it('reads payment and fee of a paid checkout', async () => {
  answers = { '/v1/checkout/sessions/cs_1': session };
  expect(await gateway.checkoutState('acct_temple', 'cs_1')).toEqual({
    kind: 'paid',
    payment: {
      orderId: DONATION,
      checkoutId: 'cs_1',
      paymentId: 'pi_1',
      totalCents: 5283,
      feeCents: 183,
      method: 'card',
      paidWith: 'Visa ending 4242',
      paidAt: new Date(1_700_000_000_000),
    },
  });
});

it('refunds once per refund, by its id', async () => {
  answers = { '/v1/refunds': { id: 're_1', object: 'refund', status: 'pending' } };
  const refund = { refundId: 'r1', orderId: DONATION, account: 'acct_temple', paymentId: 'pi_1', amountCents: 100 };
  expect(await gateway.refund(refund)).toEqual({ gatewayRefundId: 're_1', status: 'pending' });
  expect(seen[0]).toMatchObject({ key: 'refund-r1', account: 'acct_temple' });
});

it('says that the provider is unavailable where it fails', async () => {
  status = 500;
  await expect(gateway.checkoutState('acct_temple', 'cs_1')).rejects.toMatchObject({ code: 'provider-unavailable' });
});

it('believes only what Stripe signed, over the exact bytes', async () => {
  answers = { '/v1/checkout/sessions/cs_1': session };
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    account: 'acct_temple',
    type: 'checkout.session.completed',
    data: { object: session },
  });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' });
  const event = await gateway.readEvent(payload, { 'stripe-signature': signature });
  expect(event).toMatchObject({
    kind: 'payment-succeeded',
    id: 'evt_1',
    account: 'acct_temple',
    orderId: DONATION,
    payment: { feeCents: 183 },
  });
  await expect(gateway.readEvent(`${payload} `, { 'stripe-signature': signature })).rejects.toMatchObject({ code: 'invalid-signature' });
  await expect(gateway.readEvent(payload, {})).rejects.toMatchObject({ code: 'invalid-signature' });
});

it('knows by the gift’s id what was paid before there were orders', async () => {
  answers = { '/v1/payment_intents/pi_old': { id: 'pi_old', object: 'payment_intent', metadata: { donationId: DONATION } } };
  const refund = { id: 're_9', object: 'refund', amount: 100, status: 'succeeded', payment_intent: 'pi_old', metadata: {} };
  const payload = JSON.stringify({
    id: 'evt_9',
    object: 'event',
    account: 'acct_temple',
    type: 'refund.updated',
    data: { object: refund },
  });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: 'whsec_x' });
  expect(await gateway.readEvent(payload, { 'stripe-signature': signature })).toMatchObject({ kind: 'refund-changed', orderId: DONATION });
});

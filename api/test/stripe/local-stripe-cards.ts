import { newId } from '../../src/platform/ids/new-id.ts';

type Fields = Record<string, string>;
interface Thing {
  id: string;
  [field: string]: unknown;
}
export interface StripeCall {
  method: string;
  path: string;
  account: string;
  key: string;
  fields: Fields;
}
interface Answer {
  status: number;
  body: object;
}

/** Saved cards at the local Stripe. A payment method `pm_insufficient_funds` is declined with that code; `pm_ok` pays. */
export class LocalStripeCards {
  readonly setups: Thing[] = [];
  readonly intents: Thing[] = [];
  /** Payment methods that customers have. */
  readonly attached = new Set<string>();
  readonly #answered = new Map<string, Answer>();

  constructor(private readonly charges: Thing[]) {}

  /** What Stripe answers a call about cards; undefined for every other call. One idempotency key is worked on once, declines too. */
  answer(call: StripeCall): Answer | undefined {
    if (call.method === 'GET') return this.read(call.path);
    const work = this.workOf(call);
    if (!work) return undefined;
    const answer = this.#answered.get(call.key) ?? work();
    this.#answered.set(call.key, answer);
    return answer;
  }

  /** The cardholder saves a card on Stripe's page; the setup intent its message is about. */
  save(setupId: string, paymentMethod: string): object {
    const session = this.setups.find(({ client_reference_id }) => client_reference_id === setupId)!;
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };
    const intent = { id: `seti_${setupId}`, object: 'setup_intent', status: 'succeeded', metadata: { setupId } };
    const customer = session.customer ?? `cus_${setupId}`;
    this.attached.add(paymentMethod);
    Object.assign(session, { status: 'complete', customer, setup_intent: { ...intent, payment_method: { id: paymentMethod, card } } });
    return intent;
  }

  private workOf({ path, fields, account }: StripeCall): (() => Answer) | undefined {
    if (path === '/v1/checkout/sessions' && fields.mode === 'setup') return () => ok(this.setUp(fields));
    const [, method] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(path) ?? [];
    if (method) return () => this.detach(method);
    if (path === '/v1/payment_intents') return () => ok(this.prepare(fields, account));
    const [, id, action] = /^\/v1\/payment_intents\/(\w+)(\/confirm)?$/.exec(path) ?? [];
    const intent = this.intents.find((each) => each.id === id);
    if (!intent) return undefined;
    return action ? () => this.confirm(intent, fields) : () => ok(Object.assign(intent, fields));
  }

  private detach(id: string): Answer {
    if (!this.attached.delete(id)) return refused(400, { type: 'invalid_request_error' });
    return ok({ id, object: 'payment_method', customer: null });
  }

  private read(path: string): Answer | undefined {
    const thing = [...this.setups, ...this.intents].find(({ id }) => path.endsWith(`/${id}`));
    return thing && ok(thing);
  }

  private setUp(fields: Fields): Thing {
    const id = `cs_setup_${this.setups.length + 1}`;
    const { client_reference_id, customer } = fields;
    const url = `https://checkout.stripe.test/${id}`;
    const session = { id, object: 'checkout.session', mode: 'setup', url, status: 'open', client_reference_id, customer };
    this.setups.push(session);
    return session;
  }

  private prepare(fields: Fields, owner: string): Thing {
    const metadata = { orderId: fields['metadata[orderId]'], charge: fields['metadata[charge]'] };
    const about = { amount: Number(fields.amount), owner, customer: fields.customer, metadata };
    const intent = {
      id: `pi_${newId().replaceAll('-', '')}`,
      object: 'payment_intent',
      status: 'requires_payment_method',
      last_payment_error: null,
      ...about,
    };
    this.intents.push(intent);
    return intent;
  }

  private confirm(intent: Thing, { payment_method = '' }: Fields): Answer {
    if (intent.status === 'succeeded') return refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    if (payment_method === 'pm_ok') return ok(this.pay(intent));
    const decline_code = payment_method.slice('pm_'.length);
    const error = { type: 'card_error', code: decline_code === 'expired_card' ? decline_code : 'card_declined', decline_code };
    Object.assign(intent, { last_payment_error: error });
    return refused(402, error);
  }

  /** Stripe's fee is 178 cents. */
  private pay(intent: Thing): Thing {
    const number = this.charges.length + 1;
    const charge = {
      id: `ch_${number}`,
      object: 'charge',
      owner: intent.owner,
      paid: true,
      created: Math.floor(Date.now() / 1000),
      amount: intent.amount,
      amount_refunded: 0,
      metadata: intent.metadata,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      balance_transaction: { id: `txn_${number}`, fee: 178 },
      refunds: { object: 'list', data: [], has_more: false },
    };
    this.charges.push(charge);
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge });
  }
}

const ok = (body: object): Answer => ({ status: 200, body });
const refused = (status: number, error: object): Answer => ({ status, body: { error: { message: 'refused', ...error } } });

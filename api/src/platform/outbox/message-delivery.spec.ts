import type { Jobs } from '../jobs/jobs.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { createLogger } from '../observability/logger.ts';
import { type OutgoingSms, SmsSender } from '../sms/sms-sender.ts';
import { TextRefusals } from '../sms/text-refusals.ts';
import { TextStops } from '../sms/text-stops.ts';
import { ANSWERS_TEXT, MessageDelivery } from './message-delivery.ts';
import { Outbox } from './outbox.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';
import type { OutboxQueue } from './outbox-queue.ts';
import { Outlived } from './outlived.ts';
import { Postponed } from './postponed.ts';
import { ReaderLanguages } from './reader-languages.ts';
import { Templates } from './templates.ts';
import { TextAttempts } from './text-attempts.ts';

const NEW_JERSEY = '+17325550148';
/** 11:30 PM in New Jersey. */
const NIGHT = new Date('2026-11-23T04:30:00Z');

class Phones extends SmsSender {
  readonly sent: OutgoingSms[] = [];
  constructor(readonly reachesPhones: boolean) {
    super();
  }
  async send(sms: OutgoingSms): Promise<void> {
    this.sent.push(sms);
  }
}

function delivery(reachesPhones = true) {
  const [outbox, templates, stops, phones] = [new Outbox(), new Templates(), new TextStops(), new Phones(reachesPhones)];
  templates.add('receipt', () => ({ text: 'A receipt' }));
  templates.add('code', () => ({ text: '204811', code: '204811' }));
  const jobs = { every: () => undefined } as unknown as Jobs;
  const queue = { countUnanswered: async () => undefined } as unknown as OutboxQueue;
  const texts = new TextAttempts(queue, phones, new TextRefusals(createLogger({ logLevel: 'silent' })));
  new MessageDelivery(outbox, templates, {} as MailSender, phones, stops, texts, jobs, queue, new ReaderLanguages()).onModuleInit();
  const send = (template: string, data: object = {}, createdAt = new Date()) =>
    outbox.handlerOf('sms')({ id: '1', to: NEW_JERSEY, template, data, createdAt } as unknown as OutboxMessage);
  return { send, stops, phones };
}

beforeEach(() => jest.useFakeTimers({ now: NIGHT }));
afterEach(() => jest.useRealTimers());

it('waits with a text until nine in the morning where the phone is likely to be (47 CFR 64.1200(c)(1))', async () => {
  const { send, phones } = delivery();
  const refused = await send('receipt').catch((error: unknown) => error);
  expect(refused).toEqual(new Postponed(new Date('2026-11-23T14:00:00Z')));
  expect(phones.sent).toEqual([]);
  jest.setSystemTime(new Date('2026-11-23T14:00:00Z'));
  await send('receipt');
  expect(phones.sent).toHaveLength(1);
});

it('sends a code and the reply to a text at any hour, even after STOP', async () => {
  const { send, stops, phones } = delivery();
  stops.register(async () => true);
  await send('code');
  await send('receipt', { [ANSWERS_TEXT]: true });
  await send('receipt');
  expect(phones.sent.map(({ text }) => text)).toEqual(['204811', 'A receipt']);
});

it('sends neither a code nor a reply five minutes after they were asked for (47 CFR 64.1200(a)(12))', async () => {
  const { send, phones } = delivery();
  const askedAt = new Date(NIGHT.getTime() - 5 * 60_000);
  await expect(send('code', {}, askedAt)).rejects.toBeInstanceOf(Outlived);
  await expect(send('receipt', { [ANSWERS_TEXT]: true }, askedAt)).rejects.toBeInstanceOf(Outlived);
  await send('code', {}, new Date(askedAt.getTime() + 1));
  expect(phones.sent).toHaveLength(1);
});

it('keeps a text that rings on no phone at once', async () => {
  const { send, phones } = delivery(false);
  await send('receipt');
  expect(phones.sent).toHaveLength(1);
});

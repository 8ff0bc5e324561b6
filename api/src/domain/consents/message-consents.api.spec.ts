import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

let api: TestApi;
let consents: MessageConsents;
beforeAll(async () => {
  api = await startTestApi();
  consents = api.get(MessageConsents);
});
afterAll(() => api.close());

const inTx = <T>(work: Parameters<typeof api.database.transaction<T>>[0]) => api.database.transaction(work);
const newMail = () => `${newId()}@example.test`;
const newPhone = () => `+1732${Math.floor(2_000_000 + Math.random() * 7_000_000)}`;
const may = (templeId: string, address: string, topic: 'news' | 'events' = 'news', channel: 'email' | 'sms' = 'email') =>
  consents.allows(api.database.reader, { templeId, topic, channel, address });

describe('an email address', () => {
  it('is written to until somebody opts out of a topic, at that temple only (CAN-SPAM)', async () => {
    const [temple, other, address] = [newId(), newId(), newMail()];
    expect(await may(temple, address)).toBe(true);
    await inTx((tx) => consents.withdraw(tx, { templeId: temple, topic: 'news', channel: 'email', address }, 'link'));
    expect([await may(temple, address), await may(temple, address, 'events'), await may(other, address)]).toEqual([false, true, true]);
  });

  it('opts back in to one topic and gets nothing about others', async () => {
    const [temple, address] = [newId(), newMail()];
    await inTx((tx) => consents.withdraw(tx, { templeId: temple, topic: null, channel: 'email', address }, 'one-click'));
    expect([await may(temple, address), await may(temple, address, 'events')]).toEqual([false, false]);
    await inTx((tx) => consents.give(tx, { templeId: temple, topic: 'news', channel: 'email', address }, 'settings', 'News by email'));
    expect([await may(temple, address), await may(temple, address, 'events')]).toEqual([true, false]);
    const records = await api.database.reader.findBy(MessageConsentRecordRow, { address });
    expect(records.map(({ topic, action, source, wording }) => [topic, action, source, wording])).toEqual([
      ['*', 'withdrawn', 'one-click', null],
      ['news', 'given', 'settings', 'News by email'],
    ]);
  });
});

describe('a phone', () => {
  it('gets no broadcast without consent to this topic of this temple (TCPA)', async () => {
    const [temple, other, address] = [newId(), newId(), newPhone()];
    expect(await may(temple, address, 'news', 'sms')).toBe(false);
    await inTx((tx) => consents.give(tx, { templeId: temple, topic: 'news', channel: 'sms', address }, 'settings', 'News by text message'));
    expect(await may(temple, address, 'news', 'sms')).toBe(true);
    expect([await may(temple, address, 'events', 'sms'), await may(other, address, 'news', 'sms')]).toEqual([false, false]);
  });

  it('gets nothing from any temple after STOP, and the same as before after START (TCPA)', async () => {
    const [temple, address] = [newId(), newPhone()];
    await inTx((tx) => consents.give(tx, { templeId: temple, topic: 'news', channel: 'sms', address }, 'settings', 'News by text message'));
    await inTx((tx) => consents.withdraw(tx, { templeId: null, topic: null, channel: 'sms', address }, 'sms-keyword'));
    expect(await consents.isStopped(api.database.reader, 'sms', address)).toBe(true);
    expect(await may(temple, address, 'news', 'sms')).toBe(false);
    await inTx((tx) => consents.restore(tx, 'sms', address, 'sms-keyword'));
    expect(await may(temple, address, 'news', 'sms')).toBe(true);
  });
});

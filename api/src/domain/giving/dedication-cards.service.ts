import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DedicationCard, donationNoun, messagesOf, type Page, type QueryOf, type recognitionEndpoints } from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { composeMail, unlinked } from '../../platform/mail/mail-html.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Templates } from '../../platform/outbox/templates.ts';
import { Audit } from '../audit/audit.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderFacts, type OrderListener } from '../orders/order-facts.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { cardWords } from './card-words.ts';
import { Gift } from './gift.entity.ts';

const say = messagesOf(donationNoun);
const CARD_MAIL = 'dedication-card';

interface CardMail {
  temple: string;
  recipient: string;
  honoree: string;
  kind: DedicationCard['kind'];
  from: string | null;
}

/** Cards to the families of those a gift honors or remembers: by email at once, or printed and mailed by the office. */
@Injectable()
export class DedicationCardsService implements OnModuleInit, OrderListener {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly facts: OrderFacts,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.facts.add(this);
    this.templates.add(CARD_MAIL, (card: CardMail) => {
      const { subject, subjectHi, greeting, greetingHi, message, note, note2 } = cardWords(card);
      const mail = composeMail({ heading: `${greeting} ${greetingHi}`, paragraphs: message, footnotes: [note, note2].map(unlinked) });
      return { subject: `${subject} · ${subjectHi}`, ...mail };
    });
  }

  /** A card is sent only for a gift that arrived. */
  async settled(tx: EntityManager, order: Order): Promise<void> {
    if (order.cardAskedAt === null) return;
    const { templeId, id } = order;
    const gift = await tx.findOneBy(Gift, { templeId, id });
    if (!gift?.notifyName || gift.cardStatus) return;
    const { notifyEmail: to } = gift;
    if (!to) return void (await tx.update(Gift, { templeId, id }, { cardStatus: 'to-mail' }));
    const temple = await this.temples.of(tx, templeId);
    await tx.update(Gift, { templeId, id }, { cardStatus: 'emailed', cardSentAt: new Date() });
    const data = { ...cardMail(gift, order), temple: temple.name };
    await this.outbox.enqueue(tx, { kind: 'email', to, template: CARD_MAIL, data, dedupeKey: `${CARD_MAIL}:${id}` });
  }

  /** A gift that went back in full needs no card any more. */
  async taken(tx: EntityManager, { templeId, id, totalCents, refundedCents, lostCents }: Order): Promise<void> {
    // Property has no amount, and nothing of it is refunded.
    if (totalCents === 0 || refundedCents + lostCents < totalCents) return;
    await tx.update(Gift, { templeId, id, cardStatus: 'to-mail' }, { cardStatus: 'canceled' });
  }

  /** The temple's cards, newest first. */
  async list(actor: Actor, { status, ...page }: QueryOf<typeof recognitionEndpoints.cards>): Promise<Page<DedicationCard>> {
    const { reader } = this.database;
    const templeId = staffOf(actor).temple.id;
    const query = reader.createQueryBuilder(Gift, 'gift').where('gift.templeId = :templeId', { templeId });
    query.andWhere(status ? 'gift.cardStatus = :status' : 'gift.cardStatus IS NOT NULL', { status });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const orders = await reader.findBy(Order, { templeId, id: In(items.map(({ id }) => id)) });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return { items: items.map((gift) => cardView(gift, found(byId.get(gift.id)))), nextCursor };
  }

  /** The card to print. Throws `not-found`, also for another temple's. */
  async pdf(actor: Actor, orderId: string): Promise<Buffer> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const { gift, order } = await this.card(this.database.reader, temple.id, orderId);
    const { cardPdf } = await import('./card.pdf.ts');
    return cardPdf({ ...cardMail(gift, order), temple: temple.name, templeAddress: temple.address, address: gift.notifyAddress ?? '' });
  }

  /** Throws `not-found`, or `state-conflict` for a card that isn't waiting to be mailed. */
  async mailed(actor: Actor, orderId: string): Promise<DedicationCard> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.card(tx, templeId, orderId);
      const sent = { cardStatus: 'mailed' as const, cardSentAt: new Date(), cardSentBy: staff.fullName };
      const { affected } = await tx.update(Gift, { templeId, id: orderId, cardStatus: 'to-mail' }, sent);
      if (!affected) throw new DomainError('state-conflict', { message: say('donation.card-not-waiting') });
      await this.audit.record(tx, { actor: staff, templeId, action: 'card.mailed', subject: { kind: 'donation', id: orderId } });
      const { gift, order } = await this.card(tx, templeId, orderId);
      return cardView(gift, order);
    });
  }

  private async card(manager: EntityManager, templeId: string, id: string): Promise<{ gift: Gift; order: Order }> {
    const gift = found(await manager.findOneBy(Gift, { templeId, id, cardStatus: Not('canceled') }));
    return { gift, order: await manager.findOneByOrFail(Order, { templeId, id }) };
  }
}

/** Who gave, as they wish to be named to others; null where they don't. */
const giverOf = ({ anonymous, creditedName, legalName }: Order): string | null => (anonymous ? null : (creditedName ?? legalName));

const cardMail = (gift: Gift, order: Order): Omit<CardMail, 'temple'> => ({
  recipient: gift.notifyName ?? '',
  honoree: gift.dedicationName ?? '',
  kind: gift.dedicationKind ?? 'honor',
  from: giverOf(order),
});

const cardView = (gift: Gift, order: Order): DedicationCard => ({
  orderId: gift.id,
  kind: gift.dedicationKind ?? 'honor',
  honoree: gift.dedicationName ?? '',
  recipient: gift.notifyName ?? '',
  email: gift.notifyEmail,
  address: gift.notifyAddress,
  from: giverOf(order),
  status: gift.cardStatus ?? 'to-mail',
  givenAt: (order.receivedAt ?? order.createdAt).toISOString(),
  sentAt: gift.cardSentAt?.toISOString() ?? null,
  sentBy: gift.cardSentBy,
});

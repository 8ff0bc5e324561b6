import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  coverFeeCents,
  messagesOf,
  orderLabelOf,
  PLAN_START_WITHIN_YEARS,
  type planEndpoints,
  planNoun,
} from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { cityById } from '@sannidhi/panchanga/cities';
import type { EntityManager } from 'typeorm';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { DraftLine } from '../orders/order-draft.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { PlanLine } from './plan-line.entity.ts';
import { type PlanAsk, PlanQuoting } from './plan-quotes.service.ts';
import type { PlanPlace } from './recurring-plan.entity.ts';
import { SavedCard } from './saved-card.entity.ts';

const say = messagesOf(planNoun);

type Lines = BodyOf<typeof planEndpoints.create>['lines'];
/** Lines of a plan with what one date of them charges. */
export interface PricedLines {
  lines: Omit<PlanLine, 'planId' | 'templeId'>[];
  label: string;
  totalCents: number;
}

/** Checks what a plan is made of: purposes, amounts, card, start and place. */
@Injectable()
export class PlanDrafts {
  constructor(private readonly quoting: PlanQuoting) {}

  /** Prices the purposes of a recurring gift. Throws `fund-closed` or `amount-out-of-range`. */
  gifts(manager: EntityManager, templeId: string, given: Lines, coverFees: boolean): Promise<PricedLines> {
    const asks = given.map((item) => ({ kind: 'donation' as const, item }));
    return this.priced(manager, templeId, asks, coverFees);
  }

  /** Prices what a plan asks for, of any kind. Throws what `quoted` throws. */
  async priced(manager: EntityManager, templeId: string, asks: readonly PlanAsk[], coverFees: boolean): Promise<PricedLines> {
    const { lines } = await this.quoting.quoted(manager, templeId, asks);
    const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
    return {
      lines: lines.map((line, position) => planLine(line, position, asks[position])),
      label: orderLabelOf(lines.map(({ label }) => label)),
      totalCents: totalOf(sum, coverFees),
    };
  }

  /** The devotee's own card at this temple that can be charged; it isn't removed until the transaction ends. Throws `card-not-usable`. */
  async card(tx: EntityManager, accountId: string, templeId: string, cardId: string): Promise<SavedCard> {
    const usable = { templeId, id: cardId, accountId, status: 'active' } as const;
    const { affected } = await tx.update(SavedCard, usable, { updatedAt: new Date() });
    if (affected !== 1) throw new DomainError('card-not-usable');
    return tx.findOneByOrFail(SavedCard, usable);
  }

  /** Where tithi and nakshatra count: a city of the gazetteer, else the temple. Throws `invalid-fields`. */
  place(temple: Temple, city: string | undefined): PlanPlace {
    if (!city) return { name: temple.name, latitude: temple.latitude, longitude: temple.longitude, timeZone: temple.timeZone };
    const known = cityById(city);
    if (!known) throw fieldError('city', say('plan.city-unknown'));
    const { name, region, latitude, longitude, timeZone } = known;
    return { name: region ? `${name}, ${region}` : name, latitude, longitude, timeZone };
  }

  /** Throws `invalid-fields` for a start that has passed in the donor's zone, or is too far ahead. */
  assertStart(startsOn: string, timeZone: string, now: Date): void {
    const today = dateAt(now.getTime(), timeZone);
    if (startsOn < today) throw fieldError('startsOn', say('plan.start-passed'));
    if (startsOn > daysAfter(today, PLAN_START_WITHIN_YEARS * 366)) {
      throw fieldError('startsOn', say('plan.start-too-late', { years: PLAN_START_WITHIN_YEARS }));
    }
  }
}

const planLine = ({ kind, credits, itemId, label, amountCents }: DraftLine, position: number, ask: PlanAsk | undefined) => ({
  id: newId(),
  position,
  kind,
  fundId: 'fundId' in credits ? credits.fundId : null,
  itemId: itemId ?? null,
  item: kind === 'donation' ? null : (ask?.item ?? null),
  label,
  amountCents,
});

/** What a date charges for lines that come to `linesCents`. */
export const totalOf = (linesCents: number, coverFees: boolean): number => linesCents + (coverFees ? coverFeeCents(linesCents) : 0);

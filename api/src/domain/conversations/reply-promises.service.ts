import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TempleHoursService } from '../temple-pages/temple-hours.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { Conversation } from './conversation.entity.ts';
import { dayLater, replyDueAt } from './reply-promise.ts';
import { PLATFORM_BOX } from './side.ts';

/** Until when a conversation’s office should have answered. */
@Injectable()
export class ReplyPromises {
  constructor(
    private readonly temples: TemplesService,
    private readonly hours: TempleHoursService,
  ) {}

  /** For someone who writes at a moment, in the transaction that stores it. */
  async dueFor(tx: EntityManager, { officeBox, templeId }: Pick<Conversation, 'officeBox' | 'templeId'>, asked: Date): Promise<Date> {
    if (officeBox === PLATFORM_BOX || !templeId) return dayLater(asked);
    const temple = await this.temples.of(tx, templeId);
    return replyDueAt({ ...(await this.hours.in(tx, temple)), timeZone: temple.timeZone }, asked);
  }
}

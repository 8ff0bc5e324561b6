import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { OfficeDashboard } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { DASHBOARD_CARDS, type DashboardCard } from './dashboard-card.ts';
import { readCards } from './read-cards.ts';

/** A temple with a hundred thousand orders has its books compared by then. */
const LATE_MS = 4000;

/** The office's dashboard, assembled from the nouns' cards. */
@Injectable()
export class OfficeDashboardService {
  constructor(
    private readonly temples: TemplesService,
    private readonly application: ModuleRef,
    @Inject(DASHBOARD_CARDS) readonly cards: readonly DashboardCard[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Every card that the actor may read. */
  async of(actor: Actor): Promise<OfficeDashboard> {
    const { permissions, temple } = staffOf(actor);
    const { timeZone } = await this.temples.byId(temple.id);
    const permitted = this.cards.filter((card) => card.permissions.every((permission) => permissions.includes(permission)));
    const request = {
      actor,
      today: localDateAt(new Date(), timeZone),
      use: <Service>(service: new (...parts: never[]) => Service) => this.application.get<Service>(service, { strict: false }),
    };
    const onFailure = (card: string, err: unknown) => this.logger.error({ card, templeId: temple.id, err }, 'a dashboard card failed');
    return { cards: await readCards(permitted, request, { lateMs: LATE_MS, onFailure }) };
  }
}

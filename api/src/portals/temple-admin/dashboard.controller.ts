import { Controller } from '@nestjs/common';
import { type OfficeDashboard, officeDashboardEndpoints } from '@sannidhi/contracts';
import { OfficeDashboardService } from '../../domain/dashboard/office-dashboard.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

/** The office's first page. */
@Controller()
export class OfficeDashboardController {
  constructor(private readonly dashboard: OfficeDashboardService) {}

  @Handle(officeDashboardEndpoints.cards)
  cards(@CurrentActor() actor: Actor): Promise<OfficeDashboard> {
    return this.dashboard.of(actor);
  }
}

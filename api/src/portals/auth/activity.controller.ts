import { Controller } from '@nestjs/common';
import { type ActivityItem, activityEndpoints, type Page, type QueryOf } from '@sannidhi/contracts';
import { ActivityService } from '../../domain/accounts/activity.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Handle(activityEndpoints.own)
  own(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof activityEndpoints.own>): Promise<Page<ActivityItem>> {
    return this.activity.own(actor, query);
  }

  @Handle(activityEndpoints.ofTemple)
  ofTemple(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof activityEndpoints.ofTemple>): Promise<Page<ActivityItem>> {
    return this.activity.ofTemple(actor, query);
  }
}

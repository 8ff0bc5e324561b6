import { Injectable } from '@nestjs/common';
import type { BodyOf, ownVolunteeringEndpoints, ShiftAnswer } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { OwnShiftViews } from './own-shift-views.service.ts';
import { PlaceSteps } from './place-steps.service.ts';
import { movePlace } from './places.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { ShiftNotices } from './shift-notices.service.ts';
import { mustBeAhead } from './sign-ups.service.ts';

/** Answers by the link in an email: whoever has the email answers for its place, and sees nothing else. */
@Injectable()
export class ShiftAnswers {
  constructor(
    private readonly database: Database,
    private readonly notices: ShiftNotices,
    private readonly steps: PlaceSteps,
    private readonly views: OwnShiftViews,
  ) {}

  /** The place the link is about. Throws `not-found`. */
  async page(token: string): Promise<ShiftAnswer> {
    return this.view(await this.of(token));
  }

  /** Confirms, or declines with a reason. Throws `not-found`, `shift-over` and `shift-step-refused`. */
  async answer(token: string, { comes, reason }: BodyOf<typeof ownVolunteeringEndpoints.answer>): Promise<ShiftAnswer> {
    const row = await this.of(token);
    if (!comes) return this.view(await this.steps.decline(row, { reason, via: 'email' }));
    const after = await this.steps.on(row, async ({ tx, context, row: asked }) => {
      mustBeAhead(context);
      return asked.status === 'confirmed' ? asked : movePlace(tx, asked, 'confirmed');
    });
    return this.view(after);
  }

  private async of(token: string): Promise<ShiftAssignmentRow> {
    return found(await this.database.reader.findOneBy(ShiftAssignmentRow, found(this.notices.placeOf(token))));
  }

  private async view(row: ShiftAssignmentRow): Promise<ShiftAnswer> {
    const { name, status, title, placeName, startsAt, endsAt, timeZone, temple } = found((await this.views.of([row]))[0]);
    return { name, status, title, placeName, startsAt, endsAt, timeZone, temple };
  }
}

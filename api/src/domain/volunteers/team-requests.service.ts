import { Injectable } from '@nestjs/common';
import type { AskedTeam, BodyOf, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { SignUps } from './sign-ups.service.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';
import { VolunteerTeamRow } from './volunteer-team.entity.ts';
import { membersOf } from './volunteer-teams.service.ts';

/** Asks a whole team to help at a shift. */
@Injectable()
export class TeamRequests {
  constructor(
    private readonly database: Database,
    private readonly signUps: SignUps,
  ) {}

  /**
   * Asks everyone on a team while the shift has free places, each on their own: a person who can't be asked keeps nobody else from it. Asking
   * again reaches only those who weren't asked. Throws `not-found`.
   */
  async ask(actor: Actor, shiftId: string, { teamId }: BodyOf<typeof volunteerTeamEndpoints.ask>): Promise<AskedTeam> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    found(await reader.findOneBy(VolunteerShiftRow, { templeId, id: shiftId }));
    found(await reader.findOneBy(VolunteerTeamRow, { templeId, id: teamId }));
    const result: AskedTeam = { asked: 0, skipped: [] };
    for (const { id, name } of await membersOf(reader, templeId, teamId)) {
      const refusal = await this.refusalOf(actor, shiftId, id);
      if (refusal) result.skipped.push({ name, reason: refusal });
      else result.asked += 1;
    }
    return result;
  }

  private async refusalOf(actor: Actor, shiftId: string, volunteerId: string): Promise<AskedTeam['skipped'][number]['reason'] | null> {
    try {
      await this.signUps.ask(actor, shiftId, { volunteerId, overrideReason: '', allowsOverlap: false, isTrainee: false }, { ifFree: true });
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { messageCode: code, message: sentence, params } = error;
      return { code, sentence, ...(params ? { params } : {}) };
    }
  }
}

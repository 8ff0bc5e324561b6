import { Injectable } from '@nestjs/common';
import { REGISTRATION_DOCUMENTS, type TempleStanding } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { RegistrationPapersService } from './registration-papers.service.ts';
import { TempleRegistration } from './temple-registration.entity.ts';

/** A temple's status on the platform, as its own staff sees it. */
@Injectable()
export class TempleStandingService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly papers: RegistrationPapersService,
  ) {}

  /** The status of the actor's temple and of its registration: documents, what the team confirmed, what is still missing. */
  async own(actor: Actor): Promise<TempleStanding> {
    const { reader } = this.database;
    const { id, status } = await this.temples.byId(staffOf(actor).temple.id);
    const registration = await reader.findOneBy(TempleRegistration, { templeId: id });
    if (!registration) return { status, registration: null };
    const papers = await this.papers.of(reader, [registration.id]);
    const { reference, submittedAt, decidedAt, contactEmail, message, checks } = registration;
    return {
      status,
      registration: {
        reference,
        submittedAt: submittedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        contactEmail,
        message,
        papers: papers.map(({ kind, name, readAt }) => ({ kind, name, readAt: readAt?.toISOString() ?? null })),
        missingPapers: REGISTRATION_DOCUMENTS.filter((kind) => papers.every((paper) => paper.kind !== kind)),
        checks,
      },
    };
  }
}

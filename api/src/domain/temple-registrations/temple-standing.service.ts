import { Injectable } from '@nestjs/common';
import { type DocumentMediaType, REGISTRATION_DOCUMENTS, type TempleStanding } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
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
    const { id, status, suspension } = await this.temples.byId(staffOf(actor).temple.id);
    const registration = await reader.findOneBy(TempleRegistration, { templeId: id });
    if (!registration) return { status, suspension, registration: null };
    const papers = await this.papers.of(reader, [registration.id]);
    const { reference, submittedAt, decidedAt, contactEmail, message, checks } = registration;
    return {
      status,
      suspension,
      registration: {
        reference,
        submittedAt: submittedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        contactEmail,
        message,
        papers: papers.map(({ id: paper, kind, name, mediaType, readAt }) => ({
          id: paper,
          kind,
          name,
          mediaType,
          readAt: readAt?.toISOString() ?? null,
        })),
        missingPapers: REGISTRATION_DOCUMENTS.filter((kind) => papers.every((paper) => paper.kind !== kind)),
        checks,
      },
    };
  }

  /** A document of the own registration. Throws `not-found`. */
  async document(actor: Actor, documentId: string): Promise<{ bytes: Buffer; mediaType: DocumentMediaType }> {
    const { id: templeId } = staffOf(actor).temple;
    const { id } = found(await this.database.reader.findOneBy(TempleRegistration, { templeId }));
    return this.papers.open(id, documentId);
  }
}

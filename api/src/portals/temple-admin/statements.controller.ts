import { Controller, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  officeStatementEndpoints,
  type Page,
  type QueryOf,
  type StatementDonor,
  type StatementRun,
  type StatementSummary,
} from '@sannidhi/contracts';
import { OfficeStatementsService } from '../../domain/statements/office-statements.service.ts';
import { StatementRunsService } from '../../domain/statements/statement-runs.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, PageLanguage, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class StatementsController {
  constructor(
    private readonly statements: OfficeStatementsService,
    private readonly runs: StatementRunsService,
  ) {}

  @Handle(officeStatementEndpoints.summary)
  summary(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof officeStatementEndpoints.summary>): Promise<StatementSummary> {
    return this.statements.summary(actor, query);
  }

  @Handle(officeStatementEndpoints.unreached)
  async unreached(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof officeStatementEndpoints.unreached>,
    @PageLanguage() language: Language,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.statements.unreached(actor, query, language), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="statements-not-delivered-${query.year}.csv"`,
    });
  }

  @Handle(officeStatementEndpoints.donors)
  donors(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof officeStatementEndpoints.donors>,
  ): Promise<Page<StatementDonor>> {
    return this.statements.list(actor, query);
  }

  @Handle(officeStatementEndpoints.run)
  run(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof officeStatementEndpoints.run>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<StatementRun> {
    return this.runs.start(actor, body, claim);
  }
}

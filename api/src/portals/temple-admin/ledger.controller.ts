import { Controller } from '@nestjs/common';
import { type LedgerEntryView, ledgerEndpoints, type Page, type Proof, type QueryOf, type TrialBalance } from '@sannidhi/contracts';
import { JournalService } from '../../domain/ledger/journal.service.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class LedgerController {
  constructor(
    private readonly journal: JournalService,
    private readonly proofs: ProofService,
  ) {}

  @Handle(ledgerEndpoints.entries)
  entries(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ledgerEndpoints.entries>): Promise<Page<LedgerEntryView>> {
    return this.journal.entries(actor, query);
  }

  @Handle(ledgerEndpoints.trialBalance)
  trialBalance(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof ledgerEndpoints.trialBalance>): Promise<TrialBalance> {
    return this.journal.trialBalance(actor, query);
  }

  @Handle(ledgerEndpoints.proof)
  proof(@CurrentActor() actor: Actor): Promise<Proof> {
    return this.proofs.ofOwnTemple(actor);
  }
}

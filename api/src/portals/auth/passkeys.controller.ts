import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type Outcome,
  type OwnPasskeys,
  type PasskeyAdded,
  type PasskeyOptions,
  passkeyDeletionEndpoints,
  passkeyEndpoints,
} from '@sannidhi/contracts';
import { FactorProof } from '../../domain/accounts/passkeys/factor-proof.service.ts';
import { OwnPasskeysService } from '../../domain/accounts/passkeys/own-passkeys.service.ts';
import { PasskeyAddingService } from '../../domain/accounts/passkeys/passkey-adding.service.ts';
import { PasskeyDeletionService } from '../../domain/accounts/passkeys/passkey-deletion.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** The user's own passkeys. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: OwnPasskeysService,
    private readonly adding: PasskeyAddingService,
    private readonly proof: FactorProof,
    private readonly deletion: PasskeyDeletionService,
  ) {}

  @Handle(passkeyEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<OwnPasskeys> {
    return this.passkeys.list(actor);
  }

  @Handle(passkeyEndpoints.prove)
  prove(@CurrentActor() actor: Actor): Promise<PasskeyOptions> {
    return this.proof.options(actor);
  }

  @Handle(passkeyEndpoints.begin)
  begin(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof passkeyEndpoints.begin>): Promise<PasskeyOptions> {
    return this.adding.begin(actor, body);
  }

  @Handle(passkeyEndpoints.add)
  add(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof passkeyEndpoints.add>): Promise<PasskeyAdded> {
    return this.adding.add(actor, body);
  }

  @Handle(passkeyEndpoints.rename)
  rename(
    @CurrentActor() actor: Actor,
    @Param('passkeyId') id: string,
    @ValidBody() body: BodyOf<typeof passkeyEndpoints.rename>,
  ): Promise<OwnPasskeys> {
    return this.passkeys.rename(actor, id, body);
  }

  @Handle(passkeyEndpoints.remove)
  remove(
    @CurrentActor() actor: Actor,
    @Param('passkeyId') id: string,
    @ValidBody() body: BodyOf<typeof passkeyEndpoints.remove>,
  ): Promise<Outcome> {
    return this.passkeys.remove(actor, id, body);
  }

  @Handle(passkeyDeletionEndpoints.options)
  deletionOptions(@CurrentActor() actor: Actor): Promise<PasskeyOptions> {
    return this.deletion.options(actor);
  }

  @Handle(passkeyDeletionEndpoints.delete)
  deleteAccount(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof passkeyDeletionEndpoints.delete>): Promise<Outcome> {
    return this.deletion.delete(actor, body);
  }
}

import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type DeployToken, type DeployTokenIssued, type Page, type QueryOf, remoteDeskEndpoints } from '@sannidhi/contracts';
import { DeployTokensService } from '../../domain/remotes/deploy-tokens.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class DeployTokensController {
  constructor(private readonly tokens: DeployTokensService) {}

  @Handle(remoteDeskEndpoints.tokens)
  list(@ValidQuery() query: QueryOf<typeof remoteDeskEndpoints.tokens>): Promise<Page<DeployToken>> {
    return this.tokens.list(query);
  }

  @Handle(remoteDeskEndpoints.issueToken)
  issue(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof remoteDeskEndpoints.issueToken>): Promise<DeployTokenIssued> {
    return this.tokens.issue(actor, body);
  }

  @Handle(remoteDeskEndpoints.revokeToken)
  revoke(@CurrentActor() actor: Actor, @Param('tokenId') tokenId: string): Promise<void> {
    return this.tokens.revoke(actor, tokenId);
  }
}

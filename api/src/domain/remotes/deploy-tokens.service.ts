import { Injectable } from '@nestjs/common';
import type { BodyOf, DeployToken, DeployTokenIssued, DeployTokenState, Page, QueryOf, remoteDeskEndpoints } from '@sannidhi/contracts';
import type { Actor, DeployActor } from '../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { DeployLookup } from '../../platform/auth/session-lookup.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit, labelOf } from '../audit/audit.ts';
import { DeployTokenRow } from './deploy-token.entity.ts';
import { KnownAreas } from './known-areas.ts';

const DAY_MS = 86_400_000;
/** The last use is only for people to read, so one write an hour is enough. */
const USE_NOTED_EVERY_MS = 3_600_000;

/** Tokens with which teams publish their own remote. */
@Injectable()
export class DeployTokensService extends DeployLookup {
  constructor(
    private readonly database: Database,
    private readonly areas: KnownAreas,
    private readonly audit: Audit,
  ) {
    super();
  }

  /** Creates a token and returns its secret, only this once. Throws `not-found`. */
  async issue(actor: Actor, { remote: name, label, days }: BodyOf<typeof remoteDeskEndpoints.issueToken>): Promise<DeployTokenIssued> {
    const remote = await this.areas.named(name);
    const token = newSecret();
    const now = new Date();
    const row: DeployTokenRow = {
      id: newId(),
      remote,
      label,
      tokenHash: hashSecret(token),
      createdBy: labelOf(actor),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      revokedAt: null,
      lastUsedAt: null,
    };
    await this.database.transaction(async (tx) => {
      await insertRow(tx, DeployTokenRow, row);
      const after = { remote, label, expiresAt: row.expiresAt };
      await this.audit.record(tx, { actor, templeId: null, action: 'deploy-token.issued', subject: subjectOf(row.id), after });
    });
    return { ...shown(row, now), token };
  }

  /** Tokens for all remotes or for one, newest first. */
  async list({ remote, ...page }: QueryOf<typeof remoteDeskEndpoints.tokens>): Promise<Page<DeployToken>> {
    const query = this.database.reader.createQueryBuilder(DeployTokenRow, 'token');
    if (remote) query.where({ remote });
    return mapPage(await keysetPage(query, { columns: ['createdAt', 'id'], direction: 'DESC' }, page), (row) => shown(row));
  }

  /** Revokes a token immediately; revoking it again changes nothing. Throws `not-found`. */
  async revoke(actor: Actor, id: string): Promise<void> {
    found(await this.database.reader.findOneBy(DeployTokenRow, { id }));
    await this.database.transaction(async (tx) => {
      const sql = 'UPDATE deploy_tokens SET revokedAt = ? WHERE id = ? AND revokedAt IS NULL';
      if ((await execute(tx, sql, [new Date(), id])) === 0) return;
      await this.audit.record(tx, { actor, templeId: null, action: 'deploy-token.revoked', subject: subjectOf(id) });
    });
  }

  async verify(token: string): Promise<DeployActor> {
    const row = await this.database.reader.findOneBy(DeployTokenRow, { tokenHash: hashSecret(token) });
    if (!row) throw new DomainError('deploy-token-unknown');
    const state = stateOf(row, new Date());
    if (state !== 'valid') throw new DomainError(`deploy-token-${state}`);
    await this.noteUse(row);
    return { kind: 'deploy', tokenId: row.id, label: row.label, remote: row.remote };
  }

  private async noteUse({ id, lastUsedAt }: DeployTokenRow): Promise<void> {
    const now = new Date();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_EVERY_MS) return;
    await this.database.transaction((tx) => tx.update(DeployTokenRow, { id }, { lastUsedAt: now }));
  }
}

const subjectOf = (id: string) => ({ kind: 'deploy-token', id });

const shown = (row: DeployTokenRow, now = new Date()): DeployToken => ({
  id: row.id,
  remote: row.remote,
  label: row.label,
  state: stateOf(row, now),
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

function stateOf({ revokedAt, expiresAt }: DeployTokenRow, now: Date): DeployTokenState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'valid';
}

import { Inject, Injectable } from '@nestjs/common';
import { type AccountDue, type SandboxAccount, type SandboxOutcome, sandboxAccountPath } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../config/settings.ts';
import { Database } from '../../database/database.ts';
import { insertOnce } from '../../database/rows.ts';
import { found } from '../../http/domain-error.ts';
import { newId } from '../../ids/new-id.ts';
import type { AccountLinkRequest, AccountState } from '../payment-accounts.ts';
import { SandboxAccountRow } from './sandbox-account.entity.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

/** What the sandbox asks for in each state. */
const DUE: Readonly<Record<SandboxOutcome, AccountDue[]>> = {
  ready: [],
  'in-review': [],
  'information-needed': ['bank-account', 'people'],
  restricted: ['identity'],
};

/** The sandbox's accounts of temples and its hosted page that sets them up. */
@Injectable()
export class SandboxAccounts {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The same account for the same temple. */
  async open(templeId: string, payee: string): Promise<string> {
    const row = { account: templeId, linkId: newId(), payee, status: 'information-needed', returnUrl: '', createdAt: new Date() } as const;
    await this.database.statement((tx) => insertOnce(tx, SandboxAccountRow, row));
    return templeId;
  }

  /** A new address of the account's page; the one before stops working. */
  async link({ account, payee, returnUrl }: AccountLinkRequest): Promise<string> {
    const link = { linkId: newId(), returnUrl };
    await this.database.transaction(async (tx) => {
      const row = { account, payee, status: 'ready', createdAt: new Date(), ...link } as const;
      if (!(await insertOnce(tx, SandboxAccountRow, row))) await tx.update(SandboxAccountRow, { account }, link);
    });
    return `${this.settings.publicUrl}${sandboxAccountPath(link.linkId)}`;
  }

  async state(account: string): Promise<AccountState> {
    const row = await this.database.reader.findOneBy(SandboxAccountRow, { account });
    const status = row?.status ?? 'ready';
    return { status, due: DUE[status] };
  }

  /** Throws `not-found`. */
  async view(linkId: string): Promise<SandboxAccount> {
    return viewOf(found(await this.database.reader.findOneBy(SandboxAccountRow, { linkId })));
  }

  /** Answers the sandbox's questions, and has it say so. Throws `not-found`. */
  async answer(linkId: string, status: SandboxOutcome): Promise<SandboxAccount> {
    return this.database.transaction(async (tx) => {
      await tx.update(SandboxAccountRow, { linkId }, { status });
      const row = found(await tx.findOneBy(SandboxAccountRow, { linkId }));
      await this.webhooks.tell(tx, { account: row.account, type: 'account.updated' });
      return viewOf(row);
    });
  }
}

const viewOf = ({ linkId, payee, status, returnUrl }: SandboxAccountRow): SandboxAccount => ({ id: linkId, payee, status, returnUrl });

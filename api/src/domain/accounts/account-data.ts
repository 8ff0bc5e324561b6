import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from './account.entity.ts';
import { AccountToken } from './account-token.entity.ts';
import { KnownBrowser } from './browsers/known-browser.entity.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { RecoveryCode } from './second-factor/recovery-code.entity.ts';
import { SecondFactor } from './second-factor/second-factor.entity.ts';
import { SecondFactorReset } from './second-factor/second-factor-reset.entity.ts';
import { SignInChallenge } from './second-factor/sign-in-challenge.entity.ts';
import { Session } from './session.entity.ts';

/** Rows that represent an account and are deleted with it. */
const OF_ACCOUNT = [Session, KnownBrowser, AccountToken, Passkey, SecondFactor, RecoveryCode, SecondFactorReset, SignInChallenge];

/** The account itself with everything that grants access to it. */
@Injectable()
export class AccountData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'account',
      nouns: ['account', 'session', 'second-factor', 'passkey'],
      entities: [Account, ...OF_ACCOUNT],
      export: accountOf,
      erase,
    });
  }
}

async function accountOf(reader: EntityManager, id: string): Promise<unknown> {
  const account = await reader.findOneBy(Account, { id });
  const { passwordHash: _secret, verifiedFromHash: _network, ...person } = account ?? { passwordHash: '', verifiedFromHash: null };
  const sessions = await reader.findBy(Session, { accountId: id });
  const passkeys = await reader.findBy(Passkey, { accountId: id });
  return {
    ...person,
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({ userAgent, createdAt, lastSeenAt })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
  };
}

async function erase(tx: EntityManager, accountId: string): Promise<void> {
  for (const entity of OF_ACCOUNT) await tx.delete(entity, { accountId });
  await tx.delete(Account, { id: accountId });
}

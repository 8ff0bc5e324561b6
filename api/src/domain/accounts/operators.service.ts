import { Injectable } from '@nestjs/common';
import { accountNoun, fullName, messagesOf, newPassword, requiredEmail } from '@sannidhi/contracts';
import { type InferType, object } from 'yup';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { parsePayload } from '../../platform/http/parse-payload.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { newAccount } from './new-account.ts';
import { PasswordsService } from './passwords.service.ts';

const say = messagesOf(accountNoun);

/** Operators have access to every temple. */
const PASSWORD_MIN = 12;
const operatorSchema = object({
  email: requiredEmail(),
  fullName: fullName(),
  password: newPassword().min(PASSWORD_MIN, say('account.operator-password-too-short', { min: PASSWORD_MIN })),
}).noUnknown();

/** Accounts of the platform's operators, created by anyone who may run commands on the server. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly audit: Audit,
  ) {}

  /** Creates a verified superadmin account. Throws `invalid-fields`, or `duplicate` if the address already has one. */
  async create(given: Partial<InferType<typeof operatorSchema>>): Promise<string> {
    const { email: address, fullName, password } = parsePayload(operatorSchema, given);
    await refuseCommonPassword(password);
    const passwordHash = await this.passwords.hash(password);
    const account = newAccount({ role: 'superadmin', email: address, fullName, passwordHash }, { emailVerifiedAt: new Date() });
    const write = this.database.transaction(async (tx) => {
      await insertRow(tx, Account, account);
      const subject = { kind: 'account', id: account.id };
      await this.audit.record(tx, { actor: systemActor('command'), templeId: null, action: 'account.created', subject });
    });
    await write.catch(refuseDuplicate);
    return account.id;
  }
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new DomainError('duplicate', { message: say('account.operator-exists') }) : error;
}

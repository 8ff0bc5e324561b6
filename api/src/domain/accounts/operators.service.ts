import { Injectable } from '@nestjs/common';
import { email, line, newPassword } from '@sannidhi/contracts';
import { type InferType, object } from 'yup';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { parsePayload } from '../../platform/http/parse-payload.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { Account } from './account.entity.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { PasswordsService } from './passwords.service.ts';

const operatorSchema = object({
  email: email().required('Please give an email address'),
  fullName: line(120, 'The name').min(2, 'Please give the operator’s name').required('Please give the operator’s name'),
  password: newPassword().min(12, 'An operator’s password has at least 12 characters'),
}).noUnknown();

/** Accounts of the platform's operators, made by whoever may run commands on the server. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly audit: Audit,
  ) {}

  /** Makes a superadmin account, verified. Throws `invalid-fields`, or `duplicate` when the address has one. */
  async create(given: Partial<InferType<typeof operatorSchema>>): Promise<string> {
    const { email: address, fullName, password } = parsePayload(operatorSchema, given);
    await refuseCommonPassword(password);
    const passwordHash = await this.passwords.hash(password);
    const now = new Date();
    const account: Account = {
      id: newId(),
      role: 'superadmin',
      email: address,
      fullName,
      passwordHash,
      status: 'active',
      emailVerifiedAt: now,
      firstSignInAt: null,
      verifiedFromHash: null,
      secondFactorAt: null,
      phone: null,
      language: null,
      createdAt: now,
    };
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
  throw isDuplicate(error) ? new DomainError('duplicate', { message: 'This address has a superadmin account already.' }) : error;
}

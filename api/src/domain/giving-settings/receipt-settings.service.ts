import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type ReceiptSettings, receiptNoun, type receiptSettingsEndpoints } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { GivingSettingsService } from './giving-settings.service.ts';
import { signerOf, TempleGiving } from './temple-giving.entity.ts';

const say = messagesOf(receiptNoun);

/** How a temple's receipts are numbered and signed. */
@Injectable()
export class ReceiptSettingsService {
  constructor(
    private readonly database: Database,
    private readonly givingSettings: GivingSettingsService,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** The settings of the actor's temple. */
  async own(actor: Actor): Promise<ReceiptSettings> {
    const templeId = staffOf(actor).temple.id;
    const known = await this.database.reader.findOneBy(TempleGiving, { templeId });
    return view(known ?? (await this.database.transaction((tx) => this.settingsOf(tx, templeId))));
  }

  /**
   * Changes what receipts issued from now on look like. Throws `receipt-prefix-locked` for another prefix once a receipt carries this one,
   * and `duplicate` where it is another temple's.
   */
  async change(actor: Actor, body: BodyOf<typeof receiptSettingsEndpoints.change>): Promise<ReceiptSettings> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const before = view(await this.settingsOf(tx, templeId));
      const { prefix: receiptPrefix, signerName, signerTitle } = body;
      const columns = { receiptPrefix, signerName: signerName || null, signerTitle: signerTitle || null };
      const changeable = [
        { templeId, prefixLockedAt: IsNull() },
        { templeId, receiptPrefix },
      ];
      const { affected } = await tx.createQueryBuilder().update(TempleGiving).set(columns).where(changeable).execute().catch(refuseTaken);
      if (affected === 0) throw prefixLocked();
      const after = view(await this.settingsOf(tx, templeId));
      const subject = { kind: 'temple', id: templeId };
      await this.audit.record(tx, { actor: staff, templeId, action: 'receipt.settings-changed', subject, before, after });
      return after;
    });
  }

  private async settingsOf(tx: EntityManager, templeId: string): Promise<TempleGiving> {
    return this.givingSettings.of(tx, await this.temples.of(tx, templeId));
  }
}

const view = (settings: TempleGiving): ReceiptSettings => ({
  prefix: settings.receiptPrefix,
  prefixLocked: settings.prefixLockedAt !== null,
  signer: signerOf(settings),
});

const prefixLocked = (): DomainError => new DomainError('receipt-prefix-locked');

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? fieldError('prefix', say('receipt.prefix-taken'), 'duplicate') : error;
}

import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import { KeyRing } from './key-ring.ts';
import { KeyRotation, type Resealing } from './key-rotation.ts';

/** A key pair as it is stored, one row of its own table. */
export interface KeyPairRow {
  id: string;
  publicKey: string;
  sealedPrivateKey: string;
  createdAt: Date;
}

/** Both keys as texts; the private one is sealed before it is stored. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

export interface KeyPairOf {
  entity: new () => KeyPairRow;
  /** The id of the only row: a second pair would end everything that relies on the first. */
  id: string;
  /** What the private key is sealed for. */
  purpose: string;
  /** What operators call these keys. */
  name: string;
  generate: () => KeyPair | Promise<KeyPair>;
}

/** Key pairs of the installation: each generated once, shared by all processes, the private key sealed and sealed again at a rotation. */
@Injectable()
export class KeyPairs {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
  ) {}

  /**
   * Registers a pair for rotation, when its module starts, and returns what reads it. The first read of an installation generates it; a
   * read rejects if none of the installation's keys opens it.
   */
  keep(of: KeyPairOf): () => Promise<KeyPair> {
    this.rotation.keeps(of.name, { resealPage: async () => ({ outcomes: await this.reseal(of), last: null }) });
    let pair: Promise<KeyPair> | undefined;
    return () => {
      pair ??= this.load(of).catch((error: unknown) => {
        pair = undefined;
        throw error;
      });
      return pair;
    };
  }

  private async load(of: KeyPairOf): Promise<KeyPair> {
    const { publicKey, sealedPrivateKey } = (await this.stored(of)) ?? (await this.generated(of));
    const opened = this.ring.open(of.purpose, sealedPrivateKey);
    if (!opened) throw new Error(`No key of this installation opens its ${of.name}.`);
    return { publicKey, privateKey: opened.text };
  }

  private stored({ entity, id }: KeyPairOf): Promise<KeyPairRow | null> {
    return this.database.reader.findOneBy(entity, { id });
  }

  /** Two processes may generate one at once: the first that is stored counts. */
  private async generated({ entity, id, purpose, generate }: KeyPairOf): Promise<KeyPairRow> {
    const { publicKey, privateKey } = await generate();
    const row = { id, publicKey, sealedPrivateKey: this.ring.seal(purpose, privateKey), createdAt: new Date() };
    return this.database.transaction(async (tx) => {
      await insertOnce(tx, entity, row);
      return tx.findOneByOrFail(entity, { id });
    });
  }

  private async reseal(of: KeyPairOf): Promise<Resealing[]> {
    const row = await this.stored(of);
    if (!row) return [];
    const { sealedPrivateKey } = row;
    const opened = this.ring.open(of.purpose, sealedPrivateKey);
    if (!opened) return ['unreadable'];
    if (opened.isCurrent) return ['current'];
    const change = { sealedPrivateKey: this.ring.seal(of.purpose, opened.text) };
    await this.database.transaction((tx) => tx.update(of.entity, { id: of.id, sealedPrivateKey }, change));
    return ['resealed'];
  }
}

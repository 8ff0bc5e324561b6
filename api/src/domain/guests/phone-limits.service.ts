import { Inject, Injectable } from '@nestjs/common';
import { PHONE_CODE } from '@sannidhi/contracts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { NetworkLimits, SITE_FACTOR } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { PhoneGate } from './phone-gate.entity.ts';
import { PhoneGuess } from './phone-guess.entity.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Guesses where no code is: they prove nothing about the phone, so they count for who makes them. A festival's Wi-Fi lets codes expire too. */
const IDLE_GUESSES: RateRule = { free: 60, windowSeconds: HOUR_S, firstWaitSeconds: 30 };

export type SendHashes = Pick<PhoneCode, 'phoneHash' | 'addressHash' | 'siteHash'>;

export interface SendAttempt extends SendHashes {
  /** Behind a valid e-hundi code many people share a network: a temple's Wi-Fi on a festival. */
  behindCode: boolean;
  now: Date;
}

/** Counts codes sent and guessed. Everything throws `too-many-requests` with when to come back. */
@Injectable()
export class PhoneLimits {
  constructor(
    private readonly networks: NetworkLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Locks network and phone, then refuses a send beyond the limits of either. */
  async beforeSend(tx: EntityManager, { phoneHash, addressHash, siteHash, behindCode, now }: SendAttempt): Promise<void> {
    // The widest first, always: two requests never wait for each other.
    for (const key of [siteHash, addressHash, phoneHash]) if (key) await lock(tx, key, now);
    const newest = await tx.findOne(PhoneCode, { where: { phoneHash }, order: { createdAt: 'DESC' } });
    const since = newest ? (now.getTime() - newest.createdAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
    if (since < PHONE_CODE.resendAfterSeconds) throw tooMany(PHONE_CODE.resendAfterSeconds - since);
    const perPhone = await tx.countBy(PhoneCode, { phoneHash, createdAt: after(now, HOUR_S) });
    if (perPhone >= PHONE_CODE.sendsPerPhoneHour) throw tooMany(HOUR_S);
    await this.beforeSendFrom(tx, { addressHash }, 1, behindCode, now);
    if (siteHash) await this.beforeSendFrom(tx, { siteHash }, SITE_FACTOR, behindCode, now);
  }

  /** Counts a guess at a phone that has no code to guess: never against the phone. */
  beforeIdleGuess(address: string): Promise<void> {
    return this.networks.take('phone-guess', address, IDLE_GUESSES);
  }

  /**
   * Locks the phone, then refuses a guess beyond what its network, or all of them, may try at it; a guess that is let through counts.
   * Only for a phone that has a code.
   */
  async beforeGuess(
    tx: EntityManager,
    { phoneHash, addressHash }: Pick<PhoneGuess, 'phoneHash' | 'addressHash'>,
    now: Date,
  ): Promise<void> {
    await lock(tx, phoneHash, now);
    const inAll = await tx.countBy(PhoneGuess, { phoneHash, createdAt: after(now, DAY_S) });
    if (inAll >= PHONE_CODE.guessesPerPhoneDayInAll) throw tooMany(DAY_S);
    const own = { phoneHash, addressHash: addressHash ?? IsNull() };
    const perDay = await tx.countBy(PhoneGuess, { ...own, createdAt: after(now, DAY_S) });
    if (perDay >= PHONE_CODE.guessesPerPhoneDay) throw tooMany(DAY_S);
    const perHour = await tx.countBy(PhoneGuess, { ...own, createdAt: after(now, HOUR_S) });
    if (perHour >= PHONE_CODE.guessesPerPhoneHour) throw tooMany(HOUR_S);
  }

  private async beforeSendFrom(
    tx: EntityManager,
    from: Pick<PhoneCode, 'addressHash'> | { siteHash: string },
    networks: number,
    behindCode: boolean,
    now: Date,
  ): Promise<void> {
    const sends = await tx.countBy(PhoneCode, { ...from, createdAt: after(now, HOUR_S) });
    const most = networks * (behindCode ? PHONE_CODE.sendsPerAddressHourWithCode : PHONE_CODE.sendsPerAddressHour);
    if (sends < most) return;
    if (behindCode)
      this.logger.error(
        { alarm: 'phone-code-sends', sends },
        'one network behind an e-hundi code reached its hourly limit of text messages',
      );
    throw tooMany(HOUR_S);
  }
}

async function lock(tx: EntityManager, keyHash: string, now: Date): Promise<void> {
  const { affected } = await tx.update(PhoneGate, { keyHash }, { touchedAt: now });
  if (affected) return;
  await insertOnce(tx, PhoneGate, { keyHash, touchedAt: now });
  await tx.update(PhoneGate, { keyHash }, { touchedAt: now });
}

const after = (now: Date, seconds: number) => MoreThan(new Date(now.getTime() - seconds * 1000));
const tooMany = (seconds: number): DomainError => new DomainError('too-many-requests', { retryAfterSeconds: Math.ceil(seconds) });

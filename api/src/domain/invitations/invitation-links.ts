import { type EntityManager, MoreThan } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { Temple } from '../temples/temple.entity.ts';
import { endedInvitation } from './ended-invitation.ts';
import type { Invitation } from './invitation.entity.ts';

type InvitationClass<Row extends Invitation> = new () => Row;
type Key = Pick<Invitation, 'templeId' | 'id'>;
type Link = Pick<Invitation, 'tokenHash' | 'expiresAt' | 'invitedById' | 'invitedBy'>;

const DAY_MS = 86_400_000;
const OPEN = { status: 'open' } as const;
/** How often one network may open and answer links. */
export const LINK_OPENINGS: RateRule = { free: 30, windowSeconds: 3600, firstWaitSeconds: 60 };

/** A new link of a sender: the secret, which only the mail has, and what is stored of it. */
export function newLink({ accountId, fullName }: StaffActor, { at, days }: { at: Date; days: number }): { secret: string; link: Link } {
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + days * DAY_MS);
  return { secret, link: { tokenHash: hashSecret(secret), expiresAt, invitedById: accountId, invitedBy: fullName } };
}

/** The columns of a new open invitation besides its link. An address has one at a temple. */
export const openFor = (templeId: string, email: string, createdAt: Date) => ({
  templeId,
  id: newId(),
  email,
  ...OPEN,
  openKey: `${templeId}:${email}`,
  createdAt,
});

/** A temple's open invitations, the latest first; those that ran out can be sent again. */
export const openOf = async <Row extends Invitation>(manager: EntityManager, kind: InvitationClass<Row>, templeId: string) =>
  (await manager.find<Invitation>(kind, { where: { templeId, ...OPEN }, order: { id: 'DESC' } })) as Row[];

/** An open invitation of a temple. Throws `not-found`. */
export const openById = async <Row extends Invitation>(manager: EntityManager, kind: InvitationClass<Row>, { templeId, id }: Key) =>
  found(await manager.findOneBy<Invitation>(kind, { templeId, id, ...OPEN })) as Row;

/** The invitation behind a link. Throws `invitation-ended`, also at a rejected temple; it says why and whom to ask if the link worked before. */
export async function openByLink<Row extends Invitation>(manager: EntityManager, kind: InvitationClass<Row>, token: string): Promise<Row> {
  const row = await manager.findOneBy<Invitation>(kind, { tokenHash: hashSecret(token) });
  if (!row) throw new DomainError('invitation-ended');
  if (row.status !== 'open' || row.expiresAt <= new Date()) throw await endedInvitation(manager, row);
  if (await manager.existsBy(Temple, { id: row.templeId, status: 'rejected' })) throw new DomainError('invitation-ended');
  return row as Row;
}

/** Replaces the link of an open invitation; the earlier one no longer works. Throws `not-found`. */
export async function renewLink(tx: EntityManager, kind: InvitationClass<Invitation>, { templeId, id }: Key, link: Link): Promise<void> {
  const { affected } = await tx.update<Invitation>(kind, { templeId, id, ...OPEN }, link);
  if (affected !== 1) throw new DomainError('not-found');
}

/** Takes an open invitation back; its link no longer works. Throws `not-found`. */
export async function takeBack(tx: EntityManager, kind: InvitationClass<Invitation>, { templeId, id }: Key): Promise<void> {
  const { affected } = await tx.update<Invitation>(kind, { templeId, id, ...OPEN }, { status: 'revoked', openKey: null });
  if (affected !== 1) throw new DomainError('not-found');
}

/** Uses an invitation up: the first who accepts it does. Throws `invitation-ended`. */
export async function useUp(tx: EntityManager, kind: InvitationClass<Invitation>, { templeId, id }: Key): Promise<void> {
  const open = { templeId, id, ...OPEN, expiresAt: MoreThan(new Date()) };
  const { affected } = await tx.update<Invitation>(kind, open, { status: 'accepted', openKey: null });
  if (affected !== 1) throw new DomainError('invitation-ended');
}

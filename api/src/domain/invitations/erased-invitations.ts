import type { EntityManager, EntityTarget } from 'typeorm';
import type { Audit } from '../audit/audit.ts';
import type { Invitation } from './invitation.entity.ts';

const FORMER = 'Former account';

/** Whose invitations these are: by the address that they went to, null for none, and by the account that sent them. */
export interface Erased {
  email: string | null;
  accountId: string;
}

/**
 * Deletes the invitations of an address, in the trail too, and takes the sender's name from those of an account, in the caller's
 * transaction.
 */
export async function eraseInvitations(
  tx: EntityManager,
  audit: Audit,
  { entity, kind }: { entity: EntityTarget<Invitation>; kind: 'staff-invitation' | 'priest-invitation' },
  { email, accountId }: Erased,
): Promise<void> {
  if (email !== null) {
    const received = await tx.findBy(entity, { email });
    for (const { id } of received) await audit.forget(tx, { kind, id }, 'email');
    await tx.delete(entity, { email });
  }
  await tx.update(entity, { invitedById: accountId }, { invitedBy: FORMER });
}

/** What an account received and sent, for its export. */
export async function invitationsOf(reader: EntityManager, entity: EntityTarget<Invitation>, { email, accountId }: Erased) {
  const received = email === null ? [] : await reader.findBy(entity, { email });
  const sent = await reader.findBy(entity, { invitedById: accountId });
  return {
    received: received.map(({ templeId, status, createdAt }) => ({ templeId, status, createdAt })),
    sent: sent.map(({ email: to, status, createdAt }) => ({ email: to, status, createdAt })),
  };
}

import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { type AccountActor, type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationRedirect } from './conversation-redirect.entity.ts';

export const PLATFORM_BOX = 'platform';
export const accountBox = (accountId: string): string => `account:${accountId}`;
export const templeBox = (templeId: string): string => `temple:${templeId}`;

/** Whom the actor reads and writes for: themselves, their temple, or the platform. */
export interface Side {
  box: string;
  actor: AccountActor;
  /** For staff. */
  templeId: string | null;
}

/** The actor's side. Throws `forbidden` for staff without a temple. */
export function sideOf(actor: Actor): Side {
  const account = accountOf(actor);
  if (account.role === 'superadmin') return { box: PLATFORM_BOX, actor: account, templeId: null };
  if (account.role !== 'temple-admin') return { box: accountBox(account.accountId), actor: account, templeId: null };
  const templeId = staffOf(account).temple.id;
  return { box: templeBox(templeId), actor: account, templeId };
}

/** A conversation of this side, or what it was merged into. Throws `not-found`, also for somebody else's. */
export async function ownConversation(manager: EntityManager, side: Side, id: string): Promise<Conversation> {
  const own = await findOwn(manager, side, id);
  if (own) return own;
  const { intoId } = found(await manager.findOneBy(ConversationRedirect, { fromId: id }));
  return found(await findOwn(manager, side, intoId));
}

const findOwn = (manager: EntityManager, { box }: Side, id: string): Promise<Conversation | null> =>
  manager.findOneBy(Conversation, [
    { id, officeBox: box },
    { id, askerBox: box },
  ]);

/** The same, if this side is its office. */
export const ofOffice = ({ box }: Side, id: string): FindOptionsWhere<Conversation> => ({ id, officeBox: box });

export const isOfficeOf = ({ box }: Side, { officeBox }: Pick<Conversation, 'officeBox'>): boolean => officeBox === box;

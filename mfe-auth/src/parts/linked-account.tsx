import { type LinkedAccount, ROLE_FACTS } from '@sannidhi/contracts';
import { Banner, useSession } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** For the sign-in page: whoever comes wants to change accounts, although the browser is signed in (ADR 143). */
export const CHANGES_ACCOUNT = { changesAccount: true } as const;

/** What a link's page gives the sign-in page: something only if the browser is signed in to another account than the link's. */
export function useSignInState(account: LinkedAccount | undefined): typeof CHANGES_ACCOUNT | undefined {
  const { user } = useSession();
  return account && user && user.id !== account.id ? CHANGES_ACCOUNT : undefined;
}

/** Says whose account an emailed link was for, and under which other one the browser is signed in. */
export function LinkedAccountNote({ account }: { account: LinkedAccount | undefined }) {
  const text = useTexts();
  const { user } = useSession();
  if (!account) return null;
  const named = ({ email, role }: Pick<LinkedAccount, 'email' | 'role'>) =>
    `${email} (${text(`accountTypes.${ROLE_FACTS[role].accountType}`)})`;
  const isOther = user && user.id !== account.id;
  return (
    <div style={{ marginBottom: 20 }}>
      <Banner kind={isOther ? 'warning' : 'info'}>
        {text('linked.account', { account: named(account) })}
        {isOther && ` ${text('linked.other', { own: named(user) })}`}
      </Banner>
    </div>
  );
}

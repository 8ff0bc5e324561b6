import { claimEndpoints } from '@sannidhi/contracts';
import { Banner, Button, formatCents, formatCount, notify, useErrorSentence, useRead, useSession, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Offers the gifts made with this devotee's verified email outside the account. Renders nothing if there are none. */
export function ClaimByEmail() {
  const text = useTexts();
  const sentence = useErrorSentence();
  const { user } = useSession();
  const gifts = useRead(claimEndpoints.mine, { enabled: user?.emailVerified === true });
  const claim = useWrite(claimEndpoints.byEmail, {
    onSuccess: ({ claimed }) => notify({ kind: 'success', title: text('claim.done', { count: claimed, shown: formatCount(claimed) }) }),
  });
  const count = gifts.data?.length ?? 0;
  if (count === 0) return null;
  const totalCents = gifts.data?.reduce((sum, gift) => sum + gift.totalCents, 0) ?? 0;
  const add = () => claim.mutate({}, { onError: (error) => notify({ kind: 'error', title: sentence(error) }) });
  return (
    <Banner
      kind="info"
      title={text('claim.found', { count, shown: formatCount(count), amount: formatCents(totalCents) })}
      action={
        <Button busy={claim.isPending && text('claim.adding')} onClick={add}>
          {text('claim.add')}
        </Button>
      }
    >
      {text('claim.foundHelp')}
    </Banner>
  );
}

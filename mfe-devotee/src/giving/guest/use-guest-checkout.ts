import { guestEndpoints } from '@sannidhi/contracts';
import { useWrite } from '@sannidhi/kit';
import { leaveTo } from '../leave-to.ts';
import { type ChangeDraft, type GuestDraft, goodProof, type PhoneProof } from './guest-draft.ts';
import type { Choice } from './guest-steps.ts';

interface GuestCheckout {
  /** Verifies the phone with its code, unless it is already verified, then starts the gift and goes to the payment page. */
  pay: (code: string) => Promise<void>;
}

/** The two calls between the code and the payment page. A failure after the verification keeps it, so the code is requested only once. */
export function useGuestCheckout(draft: GuestDraft, change: ChangeDraft, { fund, cost }: Choice): GuestCheckout {
  const check = useWrite(guestEndpoints.checkCode);
  const give = useWrite(guestEndpoints.give);

  const prove = async (code: string): Promise<PhoneProof> => {
    const { guestToken, expiresAt } = await check.mutateAsync({ body: { phone: draft.phone, code } });
    const shownAs = draft.sentCode?.sentTo ?? draft.phone;
    const proof = { phone: draft.phone, shownAs, token: guestToken, expiresAt: Date.parse(expiresAt) };
    change({ proof, sentCode: null });
    return proof;
  };
  const pay = async (code: string) => {
    const proof = goodProof(draft) ?? (await prove(code));
    const started = await give.mutateAsync({
      authorization: `Guest ${proof.token}`,
      body: {
        templeSlug: draft.templeSlug,
        qrCodeId: draft.qrCodeId || undefined,
        lines: [{ fundId: fund?.id ?? '', amountCents: cost.giftCents }],
        coverFees: draft.coverFees,
        email: draft.email || undefined,
      },
    });
    change({ gift: { id: started.orderId, totalCents: started.totalCents } });
    leaveTo(started.checkoutUrl);
  };
  return { pay };
}

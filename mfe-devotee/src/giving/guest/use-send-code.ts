import { guestEndpoints, type PhoneCodePurpose, sentCode } from '@sannidhi/contracts';
import { useWrite } from '@sannidhi/kit';
import type { ChangeDraft, GuestDraft } from './guest-draft.ts';

/** Texts a code to a phone and records when it expires, when another may be sent and how many attempts it has. */
export function useSendCode(
  { templeSlug, qrCodeId }: Pick<GuestDraft, 'templeSlug' | 'qrCodeId'>,
  change: ChangeDraft,
  purpose: PhoneCodePurpose = 'gift',
): (phone: string) => Promise<void> {
  const send = useWrite(guestEndpoints.sendCode);
  return async (phone) => {
    const sent = await send.mutateAsync({ body: { phone, purpose, templeSlug, qrCodeId: qrCodeId || undefined } });
    change({ phone, proof: null, sentCode: sentCode(phone, sent) });
  };
}

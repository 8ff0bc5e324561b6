import type { useDonorDraft } from '../giving/donor/donor-draft.ts';

/** The donor's draft as the parts of the cart share it: two of their own would overwrite each other. */
export interface PayerDraft {
  draft: ReturnType<typeof useDonorDraft>[0];
  change: ReturnType<typeof useDonorDraft>[1];
}

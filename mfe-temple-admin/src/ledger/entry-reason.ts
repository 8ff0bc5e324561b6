import type { LedgerEntryView } from '@sannidhi/contracts';
import { labelText } from '@sannidhi/kit';

/** Why an entry was posted, in the reader's language. Names, and the reasons that somebody typed, stay as they are. */
export function entryReason({ reason, reasonMessage }: Pick<LedgerEntryView, 'reason' | 'reasonMessage'>): string {
  const donor = reasonMessage?.donor && labelText(String(reasonMessage.params?.donor), reasonMessage.donor);
  return labelText(reason, donor ? { ...reasonMessage, params: { donor } } : reasonMessage);
}

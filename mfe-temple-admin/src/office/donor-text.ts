import { unnamedDonor } from '@sannidhi/contracts';
import { labelText } from '@sannidhi/kit';

/** A donor as records name them: names stay as they are, and who gave none is described in the reader's language. */
export const donorText = (label: string): string => labelText(label, unnamedDonor(label));

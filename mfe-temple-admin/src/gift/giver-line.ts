import type { DonationDetail } from '@sannidhi/contracts';
import { labelText, type Text } from '@sannidhi/kit';

/** Who gave and through which code: "Guest, phone ending 0148, by QR code “Main hall”". */
export const giverLine = (
  { donorLabel, donorMessage, qrCodeName }: Pick<DonationDetail, 'donorLabel' | 'donorMessage' | 'qrCodeName'>,
  text: Text,
): string => {
  const donor = labelText(donorLabel, donorMessage);
  return qrCodeName ? text('gift.byCode', { donor, code: qrCodeName }) : donor;
};

import type { DonationDetail } from '@sannidhi/contracts';
import { type Text, translateSentence } from '@sannidhi/kit';

/** Who gave and through which code: "Guest, phone ending 0148, by QR code “Main hall”". */
export const giverLine = ({ donorLabel, qrCodeName }: Pick<DonationDetail, 'donorLabel' | 'qrCodeName'>, text: Text): string => {
  const donor = translateSentence(donorLabel);
  return qrCodeName ? text('gift.byCode', { donor, code: qrCodeName }) : donor;
};

import type { DonationDetail } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';

/** Who gave and through which code: "Guest, phone ending 0148, by QR code “Main hall”". */
export const giverLine = ({ donorLabel, qrCodeName }: Pick<DonationDetail, 'donorLabel' | 'qrCodeName'>, text: Text): string =>
  qrCodeName ? text('gift.byCode', { donor: donorLabel, code: qrCodeName }) : donorLabel;

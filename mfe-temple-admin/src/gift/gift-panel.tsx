import { type DonationDetail, donationEndpoints } from '@sannidhi/contracts';
import { EmptyState, isMissing, labelText, ScreenStates, SidePanel, StatusChip, type Text, Typography, useRead } from '@sannidhi/kit';
import { useState } from 'react';
import { amountLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { type GiftAction, GiftActions } from './gift-actions.tsx';
import { GiftFacts } from './gift-facts.tsx';

interface GiftPanelProps {
  giftId: string;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Everything about one gift, next to the list: receipt, books, refunds, payment, history, and actions. */
export function GiftPanel({ giftId, onClose, onPrevious, onNext }: GiftPanelProps) {
  const text = useOfficeText();
  const moments = useMoments();
  const [action, setAction] = useState<GiftAction>('none');
  const gift = useRead(donationEndpoints.detail, { params: { orderId: giftId } });
  const steps = { ...(onPrevious ? { onPrevious } : {}), ...(onNext ? { onNext } : {}) };
  if (isMissing(gift.error)) {
    return (
      <SidePanel title={text('gift.missing')} onClose={onClose} {...steps}>
        <EmptyState plain title={text('gift.missing')}>
          {text('gift.missingMore')}
        </EmptyState>
      </SidePanel>
    );
  }
  const { data } = gift;
  if (!data) {
    return (
      <SidePanel title={text('gift.loading')} onClose={onClose} {...steps}>
        <ScreenStates query={gift} failedTitle={text('gift.failed')}>
          {() => null}
        </ScreenStates>
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={text('gift.panel', { amount: amountLabel(text, data), donor: labelText(data.donorLabel, data.donorMessage) })}
      overline={
        <Row>
          <StatusChip of="donation" state={data.status} />
          <Secondary>{moments.received(data.receivedAt, moments.relative)}</Secondary>
        </Row>
      }
      heading={
        <Typography component="span" variant="h1">
          {amountLabel(text, data)}
        </Typography>
      }
      subtitle={<Secondary>{giverLine(data, text)}</Secondary>}
      footer={<GiftActions gift={data} action={action} onAction={setAction} />}
      onClose={onClose}
      {...steps}
    >
      <GiftFacts gift={data} onReissue={() => setAction('reissue')} />
    </SidePanel>
  );
}

/** Who gave and with which code: "Guest, phone ending 0148, by QR code “Main hall”". */
const giverLine = (
  { donorLabel, donorMessage, qrCodeName }: Pick<DonationDetail, 'donorLabel' | 'donorMessage' | 'qrCodeName'>,
  text: Text,
): string => {
  const donor = labelText(donorLabel, donorMessage);
  return qrCodeName ? text('gift.byCode', { donor, code: qrCodeName }) : donor;
};

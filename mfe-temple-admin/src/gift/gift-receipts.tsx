import { type DonationDetail, messagesOf, type ReceiptRef, receiptEndpoints, receiptNoun } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  Chip,
  download,
  Facts,
  fileLink,
  IconAlertTriangle,
  IconDownload,
  notify,
  StatusChip,
  useMessage,
  useSession,
} from '@sannidhi/kit';
import { taxClassLabel } from '../office/labels.ts';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

const say = messagesOf(receiptNoun);

/** The gift's valid receipt and those it replaced; `onReissue` opens the form that corrects it. */
export function GiftReceipts({ gift, onReissue }: { gift: DonationDetail; onReissue: () => void }) {
  const text = useOfficeText();
  const { can } = useSession();
  const [current, ...earlier] = gift.receipts.toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1));
  if (!current) {
    return (
      <PanelSection title={text('gift.receipt.title')}>
        <Secondary>{gift.receiptLacks.length > 0 ? <Lacking parts={gift.receiptLacks} /> : text('gift.receipt.none')}</Secondary>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={text('gift.receipt.title')} aside={can('receipts:read') && <ReceiptPdf receipt={current} />}>
      <CurrentReceipt gift={gift} receipt={current} onReissue={onReissue} />
      {earlier.length > 0 && (
        <Facts
          facts={earlier.map((receipt, index) => ({
            label: index === 0 ? text('gift.receipt.earlier') : ' '.repeat(index),
            value: (
              <Row>
                {receipt.number} <StatusChip of="receipt" state={receipt.status} />
              </Row>
            ),
          }))}
        />
      )}
    </PanelSection>
  );
}

/** What the law requires and the receipt lacked when it was to be issued. */
function Lacking({ parts }: { parts: DonationDetail['receiptLacks'] }) {
  const sentenceOf = useMessage();
  return parts.map((part) => sentenceOf(say(`receipt.missing-${part}`))).join(' ');
}

interface CurrentReceiptProps {
  gift: DonationDetail;
  receipt: DonationDetail['receipts'][number];
  onReissue: () => void;
}

function CurrentReceipt({ gift, receipt, onReissue }: CurrentReceiptProps) {
  const text = useOfficeText();
  const moments = useMoments();
  const { can } = useSession();
  const classes = [...new Set(gift.lines.map(({ taxClass }) => taxClassLabel(text, taxClass)))];
  const mayName = can('receipts:reissue') && receipt.status === 'valid';
  return (
    <Facts
      facts={[
        {
          label: text('gift.receipt.number'),
          value: (
            <Row>
              {receipt.number} {receipt.status !== 'valid' && <StatusChip of="receipt" state={receipt.status} />}
            </Row>
          ),
        },
        { label: text('gift.receipt.taxClass'), value: classes.join('; ') },
        { label: text('gift.receipt.issued'), value: moments.relative(receipt.issuedAt) },
        {
          label: text('gift.receipt.name'),
          value: gift.legalName ?? (
            <Row>
              {text('gift.receipt.nameMissing')}
              <Chip kind="warning" icon={IconAlertTriangle}>
                {text('gift.receipt.noTaxName')}
              </Chip>
              {mayName && (
                <Button small variant="text" onClick={onReissue}>
                  {text('gift.receipt.addName')}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
}

function ReceiptPdf({ receipt }: { receipt: ReceiptRef }) {
  const text = useOfficeText();
  const address = addressOf(receiptEndpoints.pdf.path, { receiptId: receipt.id });
  const open = () => download(address, `${receipt.number}.pdf`).catch(() => notify({ kind: 'error', title: text('gift.receipt.failed') }));
  return (
    <Button small variant="text" icon={IconDownload} {...fileLink(address, open)}>
      {text('gift.receipt.open')}
    </Button>
  );
}

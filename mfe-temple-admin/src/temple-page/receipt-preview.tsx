import { type OwnTemple, type ReceiptSigner, receiptNumber } from '@sannidhi/contracts';
import { Mark, Stack, styled, Typography } from '@sannidhi/kit';
import { useId } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

const Paper = styled('section')(({ theme }) => ({
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.sunken,
  overflowWrap: 'anywhere',
}));
const FIRST = 1;

interface ReceiptPreviewProps {
  temple: OwnTemple;
  prefix: string;
  signer: ReceiptSigner | null;
}

/** Head and signature of a receipt as its PDF prints them; gift and legal text are left out. */
export function ReceiptPreview({ temple: { legalName, address, ein }, prefix, signer }: ReceiptPreviewProps) {
  const text = useOfficeText('templePage.receipts');
  const label = useId();
  const { today } = useTemple();
  return (
    <Stack spacing={2}>
      <Typography id={label} variant="h4" component="h3">
        {text('preview')}
      </Typography>
      <Paper aria-labelledby={label}>
        <Row>
          <Mark />
          <div>
            <strong>{legalName}</strong>
            <div>{address}</div>
            <div>EIN {ein}</div>
          </div>
        </Row>
        <Typography variant="h4" component="p" sx={{ mt: 3 }}>
          {text('previewTitle')}
        </Typography>
        <p>{text('previewNumber', { number: receiptNumber(prefix, Number(today.slice(0, 4)), FIRST) })}</p>
        <Secondary>{text(signer?.name ? 'previewSigned' : 'none')}</Secondary>
        {signer?.name && (
          <div>
            <strong>{signer.name}</strong>
          </div>
        )}
        {signer?.name && <div>{signer.title}</div>}
      </Paper>
    </Stack>
  );
}

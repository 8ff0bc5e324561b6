import { formatCents, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '12px 14px',
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 12,
  '& b': { display: 'block', fontSize: '1.25rem', lineHeight: 26 / 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& a': { ...theme.typography.body2, fontWeight: 600, padding: '12px 4px' },
}));

/** What was chosen so far, with a link to change it. */
export function GiftSummary({ totalCents, purpose, changeTo }: { totalCents: number; purpose: string; changeTo: string }) {
  const text = useTexts();
  return (
    <Row>
      <div>
        <b data-total>{formatCents(totalCents)}</b>
        <span data-purpose>{purpose}</span>
      </div>
      <Link to={changeTo} aria-label={text('guest.changeGift')}>
        {text('guest.change')}
      </Link>
    </Row>
  );
}

import type { CardUse, OwnCard } from '@sannidhi/contracts';
import { formatCents, StatusChip, styled } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { paidWithIn } from '../giving/paid-with.ts';
import { NAMED_AMOUNT } from '../parts/row-layout.ts';
import { useTexts } from '../use-texts.ts';
import { Expires } from './card-field.tsx';
import { changeCardPath } from './plan-paths.ts';
import { RemoveCard } from './remove-card.tsx';
import { usePlanWords } from './use-plan-words.ts';

const Row = styled('li')(({ theme }) => ({
  ...NAMED_AMOUNT,
  alignItems: 'center',
  gap: '4px 16px',
  padding: '14px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& b': { fontWeight: 600, marginRight: 8 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& ul': { margin: '4px 0', paddingLeft: 20 },
}));

interface SavedCardRowProps {
  card: OwnCard;
  onRemoved: () => void;
}

/** One card: which, until when, with whom, what is charged to it; and its removal, once nothing is. */
export function SavedCardRow({ card, onRemoved }: SavedCardRowProps) {
  const text = useTexts();
  return (
    <Row>
      <div>
        <b>{paidWithIn(card.label, text)}</b>
        {card.status === 'unusable' && <StatusChip of="saved-card" state={card.status} />}
        <small>
          {card.templeName} · <Expires card={card} />
        </small>
        {card.uses.length > 0 ? <Uses uses={card.uses} /> : <small>{text('plans.cards.unused')}</small>}
      </div>
      {card.uses.length === 0 && <RemoveCard card={card} onRemoved={onRemoved} />}
    </Row>
  );
}

/** What has to get another card first, each with the way there. */
function Uses({ uses }: { uses: readonly CardUse[] }) {
  const text = useTexts();
  const wordsOf = usePlanWords();
  return (
    <>
      <ul>
        {uses.map(({ planId, rule, startsOn, totalCents }) => (
          <li key={planId}>
            <Link to={changeCardPath(planId)}>
              {text('plans.cards.use', { rule: wordsOf(rule, startsOn), total: formatCents(totalCents) })}
            </Link>
          </li>
        ))}
      </ul>
      <small>{text('plans.cards.inUse')}</small>
    </>
  );
}

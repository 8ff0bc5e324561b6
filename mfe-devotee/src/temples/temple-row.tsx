import type { TemplePublic } from '@sannidhi/contracts';
import { Mark, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';
import { deityList } from './deity-list.ts';
import { templePath } from './temple-paths.ts';
import { wordedTemple } from './worded.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  padding: 16,
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  '& > svg': { flex: 'none', color: theme.vars.palette.role.primary },
  '& h2': theme.typography.h4,
  '& p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface TempleRowProps {
  temple: TemplePublic;
  /** Shown next to the name: a chip. */
  badge?: ReactNode;
  action: ReactNode;
}

/** One temple in a list: name with the way to its page, place, its deities, and the available actions. */
export function TempleRow({ temple, badge, action }: TempleRowProps) {
  const text = useTexts();
  const { slug, name, city, state, deities } = wordedTemple(temple);
  return (
    <Row>
      <Mark size={28} />
      <Words>
        <h2>
          <Link to={templePath(slug)}>{name}</Link>
        </h2>
        <p>{text('guest.place', { city, state })}</p>
        {deities.length > 0 && <p>{deityList(deities)}</p>}
        {badge}
      </Words>
      <Actions>{action}</Actions>
    </Row>
  );
}

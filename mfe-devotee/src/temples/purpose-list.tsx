import type { FundPublic } from '@sannidhi/contracts';
import { Button, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 16, padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& div': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

/** What a temple accepts gifts for, each with its own link to give. */
export function PurposeList({ slug, funds }: { slug: string; funds: readonly FundPublic[] }) {
  const text = useTexts();
  return (
    <List>
      {funds.map(({ id, name, description, restricted }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            {description && <small>{description}</small>}
            {restricted && <small>{text('purpose.restricted')}</small>}
          </div>
          <Button small to={`/devotee/donate?temple=${slug}&fund=${id}`} aria-label={text('myTemple.giveTo', { fund: name })}>
            {text('myTemple.give')}
          </Button>
        </li>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import type { SearchHit } from '@sannidhi/contracts';
import { type ReactNode, useEffect, useId } from 'react';
import { formatCents, formatDate } from '../i18n/format.ts';
import { AreaIconShape } from '../icons/area-icon.tsx';
import { useSession } from '../session/session-store.ts';
import { radius } from '../theme/scale-tokens.ts';
import type { OptionGroup, SearchOption } from './search-options.ts';

const List = styled('div')({ display: 'grid', gap: 4 });
const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 8px 4px',
  fontWeight: 600,
  color: theme.vars.palette.role.textTertiary,
}));
const Option = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  padding: '6px 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  scrollMarginBlock: 48,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& small, & > span': { display: 'block', fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& > span': { fontVariantNumeric: 'tabular-nums' },
  '&[aria-selected="true"]': { background: theme.vars.palette.role.primaryTint },
  '@media (forced-colors: active)': { '&[aria-selected="true"]': { outline: '2px solid' } },
}));

interface SearchResultsProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The option that Enter opens, counted through all groups. */
  chosen: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onOpen: (index: number) => void;
}

/** What was found, by noun. The focus stays in the field; the chosen option is kept in view. */
export function SearchResults({ id, groups, chosen, optionId, onPoint, onOpen }: SearchResultsProps) {
  const current = optionId(chosen);
  useEffect(() => {
    // jsdom has no layout to scroll; newer browsers return a promise, which is no effect's clean-up.
    void document.getElementById(current)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <List id={id} role="listbox">
      {groups.map((group, at) => (
        <Group key={group.key} group={group}>
          {group.options.map((option, within) => {
            const index = (starts[at] ?? 0) + within;
            return (
              <Option
                key={option.key}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onPoint(index)}
                onClick={() => onOpen(index)}
              >
                <Content option={option} />
              </Option>
            );
          })}
        </Group>
      ))}
    </List>
  );
}

function Group({ group, children }: { group: OptionGroup; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role.
    <div role="group" aria-labelledby={id}>
      <Heading id={id}>{group.label}</Heading>
      {children}
    </div>
  );
}

function Content({ option: { title, hit, page } }: { option: SearchOption }) {
  return (
    <>
      {page && <AreaIconShape of={page.icon} size={18} />}
      <div>
        {hit ? <b>{title}</b> : title}
        {hit?.detail && <small>{hit.detail}</small>}
      </div>
      {hit && <Figures hit={hit} />}
    </>
  );
}

/** The amount and the day at the temple. */
function Figures({ hit: { amountCents, at } }: { hit: SearchHit }) {
  const { user } = useSession();
  const timeZone = user?.temple?.timeZone;
  const day = at && formatDate(at, { ...(timeZone ? { timeZone } : {}), month: 'short', day: 'numeric', year: 'numeric' });
  const figures = [amountCents === undefined ? '' : formatCents(amountCents), day].filter(Boolean);
  return figures.length > 0 && <span>{figures.join(' · ')}</span>;
}

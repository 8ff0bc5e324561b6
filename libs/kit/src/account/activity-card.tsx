import { styled } from '@mui/material/styles';
import { type ActivityItem, activityEndpoints } from '@sannidhi/contracts';
import { formatDateTime } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { usePages } from '../query/use-pages.ts';
import { PagedList } from '../table/paged-list.tsx';
import { historyWord } from '../text/noun-words.ts';
import { Card } from '../ui/card.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Beside, Quiet } from './account-layout.ts';

const PAGE_SIZE = 10;

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& > li': { padding: '12px 0', borderBottom: `1px solid ${theme.vars.palette.role.line}`, overflowWrap: 'anywhere' },
}));

/** Activity on the user's own account, or at the temple they manage: what, when, on which device, from which network. */
export function ActivityCard({ of }: { of: 'own' | 'ofTemple' }) {
  const text = useText('kit-account');
  const pages = usePages(activityEndpoints[of], { query: { limit: PAGE_SIZE }, name: `activity-${of}` });
  return (
    <Card title={text(`activity.${of}`)}>
      <PagedList paging={pages.paging} previous={text('activity.newer')} next={text('activity.older')}>
        <ScreenStates
          query={pages}
          failedTitle={text('activity.failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={text('activity.empty')}>{text('activity.emptyMore')}</EmptyState>}
        >
          {({ items }) => (
            <List aria-label={text(`activity.${of}`)}>
              {items.map((item) => (
                <Line key={item.id} item={item} showActor={of === 'ofTemple'} />
              ))}
            </List>
          )}
        </ScreenStates>
      </PagedList>
    </Card>
  );
}

function Line({ item, showActor }: { item: ActivityItem; showActor: boolean }) {
  const text = useText('kit-account');
  const { what, count, at, actor, device, network } = item;
  const from = network && text('activity.network', { network });
  const facts = [formatDateTime(at), showActor && actor, device, from].filter(Boolean);
  return (
    <li>
      <Beside>
        <b>{historyWord(what)}</b>
        {count > 1 && <span>{text('activity.times', { count })}</span>}
      </Beside>
      <Quiet>{facts.join(' · ')}</Quiet>
    </li>
  );
}

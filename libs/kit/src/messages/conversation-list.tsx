import { styled } from '@mui/material/styles';
import type { ConversationFolder } from '@sannidhi/contracts';
import { useText } from '../i18n/use-text.ts';
import { useAddress } from '../query/use-address.ts';
import { usePages } from '../query/use-pages.ts';
import { PagedList } from '../table/paged-list.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ConversationEntry } from './conversation-entry.tsx';
import { FirstReply } from './first-reply.tsx';
import { ListTools } from './list-tools.tsx';
import type { MessagePortal } from './message-portals.ts';

const PAGE_SIZE = 30;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 12,
  background: theme.vars.palette.role.surface,
  overflow: 'hidden',
}));

interface ConversationListProps {
  portal: MessagePortal;
  folder: ConversationFolder;
  opened: string | undefined;
  onOpen: (id: string) => void;
}

/** The conversations of a folder; arrow keys walk through them. */
export function ConversationList({ portal, folder, opened, onOpen }: ConversationListProps) {
  const text = useText('kit-messages');
  const { parameters } = useAddress();
  const [search, topic, from, label, sort] = ['search', 'topic', 'from', 'label', 'sort'].map((name) => parameters.get(name) ?? undefined);
  const filters = { search, topic, from, label, sort } as { search?: string };
  const query = { limit: PAGE_SIZE, ...filters, ...(portal.office ? { folder } : {}) };
  const pages = usePages(portal.endpoints.list, { query });
  return (
    <section aria-label={text('conversations')} data-list>
      <ListTools office={portal.office} folder={folder} />
      <PagedList paging={pages.paging} previous={text('newer')} next={text('older')}>
        <ScreenStates
          query={pages}
          failedTitle={text('failed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={text(search ? 'noneFound' : 'empty')}>{text(portal.office ? 'emptyOffice' : 'emptyMore')}</EmptyState>}
        >
          {({ items }) => (
            <List>
              {items.map((item) => (
                <ConversationEntry key={item.id} item={item} isOpen={item.id === opened} onOpen={onOpen} />
              ))}
            </List>
          )}
        </ScreenStates>
      </PagedList>
      {portal.office && <FirstReply office={portal.office} />}
    </section>
  );
}

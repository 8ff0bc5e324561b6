import { counterEndpoints, donationEndpoints, ledgerEndpoints, pledgeEndpoints } from '@sannidhi/contracts';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Icon,
  IconAlertTriangle,
  IconClipboardList,
  ScreenStates,
  Skeletons,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { type Need, needsOf } from './needs.ts';

/** A card is not a list: anything beyond this is on its own page. */
const SHOWN = 6;

/** Disputes, gifts to check, open batches and unbalanced books: what this office has to deal with. */
export function NeedsCard() {
  const text = useOfficeText();
  const { can } = useSession();
  const disputes = useRead(donationEndpoints.list, { query: { view: 'disputes', limit: SHOWN } });
  const summary = useRead(donationEndpoints.summary);
  const batches = useRead(counterEndpoints.batches, { query: { limit: 20 } });
  const questions = useRead(pledgeEndpoints.questions, { query: { limit: 100 }, enabled: can('pledges:read') });
  const proof = useRead(ledgerEndpoints.proof, { enabled: can('ledger:read') });
  return (
    <Card flush title={text('dashboard.needs.title')}>
      <ScreenStates
        query={firstUnready(disputes, summary, batches)}
        failedTitle={text('dashboard.needs.failed')}
        loading={
          <Box sx={{ p: 4 }}>
            <Skeletons rows={4} height={40} />
          </Box>
        }
      >
        {() => (
          <NeedList
            needs={needsOf(
              {
                disputes: disputes.data?.items ?? [],
                summary: summary.data,
                batches: batches.data?.items ?? [],
                proof: proof.data,
                toMatch: questions.data?.items.length ?? 0,
              },
              text,
            )}
          />
        )}
      </ScreenStates>
    </Card>
  );
}

interface Readable {
  data: unknown;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

/** Several reads as one: ready when all are, otherwise in the state of the first that isn't. */
const firstUnready = (...reads: [Readable, ...Readable[]]): Readable => reads.find(({ data }) => data === undefined) ?? reads[0];

function NeedList({ needs }: { needs: readonly Need[] }) {
  const text = useOfficeText();
  if (needs.length === 0) {
    return (
      <EmptyState plain title={text('dashboard.needs.nothing')}>
        {text('dashboard.needs.nothingMore')}
      </EmptyState>
    );
  }
  return (
    <Box component="ul" role="list" sx={{ m: 0 }}>
      {needs.slice(0, SHOWN).map((need) => (
        <NeedRow key={need.key} need={need} />
      ))}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr) auto', sm: '24px minmax(0, 1fr) 112px' },
  gap: 3,
  alignItems: 'center',
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function NeedRow({ need }: { need: Need }) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ display: 'flex', color: need.kind === 'warning' ? 'warning.main' : 'secondary.main' }}>
        <Icon of={need.kind === 'warning' ? IconAlertTriangle : IconClipboardList} />
      </Box>
      <div>
        <b style={{ fontWeight: 600, display: 'block' }}>{need.title}</b>
        <Secondary>{need.more}</Secondary>
      </div>
      <Button small wide to={need.to} aria-label={`${need.do}: ${need.title}`}>
        {need.do}
      </Button>
    </Box>
  );
}

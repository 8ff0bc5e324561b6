import { Box, Button, Card, EmptyState, Icon, IconAlertTriangle, IconClipboardList, ScreenStates, Skeletons } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import type { Need } from './needs.ts';
import { useDashboard } from './use-card.ts';
import { NEEDS_SHOWN, useNeeds } from './use-needs.ts';

/** What this office has to deal with, of what the signed-in person may see. */
export function NeedsCard() {
  const text = useOfficeText();
  const dashboard = useDashboard();
  const needsIn = useNeeds();
  return (
    <Card flush title={text('dashboard.needs.title')}>
      <ScreenStates
        query={dashboard}
        failedTitle={text('dashboard.needs.failed')}
        loading={
          <Box sx={{ p: 4 }}>
            <Skeletons rows={4} height={40} />
          </Box>
        }
      >
        {(data) => <NeedList {...needsIn(data)} />}
      </ScreenStates>
    </Card>
  );
}

function NeedList({ needs, incomplete }: { needs: readonly Need[]; incomplete: boolean }) {
  const text = useOfficeText();
  if (needs.length === 0 && !incomplete) {
    return (
      <EmptyState plain title={text('dashboard.needs.nothing')}>
        {text('dashboard.needs.nothingMore')}
      </EmptyState>
    );
  }
  return (
    <Box component="ul" role="list" sx={{ m: 0 }}>
      {needs.slice(0, NEEDS_SHOWN).map((need) => (
        <NeedRow key={need.key} need={need} />
      ))}
      {incomplete && (
        <Box component="li" sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Secondary>{text('dashboard.needs.incomplete')}</Secondary>
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'center',
  px: 4,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const ICON_PX = 24;
/** The icon and the words; large text puts the button below them. */
const WORDS = {
  display: 'grid',
  gridTemplateColumns: `${ICON_PX}px minmax(0, 1fr)`,
  gap: 3,
  alignItems: 'center',
  flex: '1 1 10rem',
  minWidth: 0,
} as const;

function NeedRow({ need }: { need: Need }) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={WORDS}>
        <Box sx={{ display: 'flex', color: need.kind === 'warning' ? 'warning.main' : 'secondary.main' }}>
          <Icon of={need.kind === 'warning' ? IconAlertTriangle : IconClipboardList} />
        </Box>
        <div>
          <b style={{ fontWeight: 600, display: 'block' }}>{need.title}</b>
          <Secondary>{need.more}</Secondary>
        </div>
      </Box>
      <Box sx={{ minWidth: { sm: 156 }, ml: 'auto' }}>
        <Button small wide to={need.to} aria-label={`${need.do}: ${need.title}`}>
          {need.do}
        </Button>
      </Box>
    </Box>
  );
}

import type { SavedTemple } from '@sannidhi/contracts';
import { Button, Chip, EmptyState, IconButton, IconHome, IconPlus, IconTrash, Page, PageHeader, ScreenStates, styled } from '@sannidhi/kit';
import { TempleRow } from '../temples/temple-row.tsx';
import { useSavedTemples } from '../temples/use-saved-temples.ts';
import { useTexts } from '../use-texts.ts';

const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });

/** The temples a devotee saved, home temple first. */
function SavedTemples() {
  const text = useTexts();
  const temples = useSavedTemples();
  const find = (
    <Button variant="primary" icon={IconPlus} to="/devotee/add-temple">
      {text('temples.add')}
    </Button>
  );
  return (
    <Page reading>
      <PageHeader title={text('temples.heading')} lead={text('temples.lead')} actions={temples.query.data?.length ? find : undefined} />
      <ScreenStates
        query={temples.query}
        failedTitle={text('temples.failed')}
        isEmpty={(saved) => saved.length === 0}
        empty={
          <EmptyState title={text('temples.empty')} action={find}>
            {text('temples.emptyHelp')}
          </EmptyState>
        }
      >
        {(saved) => (
          <List>
            {saved.map((temple) => (
              <Saved key={temple.id} temple={temple} {...temples} />
            ))}
          </List>
        )}
      </ScreenStates>
    </Page>
  );
}

type SavedProps = { temple: SavedTemple } & Pick<ReturnType<typeof useSavedTemples>, 'busy' | 'makeHome' | 'remove'>;

function Saved({ temple, busy, makeHome, remove }: SavedProps) {
  const text = useTexts();
  const { name, slug, home, isSuspended } = temple;
  return (
    <TempleRow
      temple={temple}
      badge={
        <Badges>
          {home && (
            <Chip kind="primary" icon={IconHome}>
              {text('temples.home')}
            </Chip>
          )}
          {isSuspended && <span>{text('common.suspended.title')}</span>}
        </Badges>
      }
      action={
        <>
          {!isSuspended && (
            <Button to={`/devotee/donate?temple=${slug}`} aria-label={text('temples.donateTo', { name })}>
              {text('temples.donate')}
            </Button>
          )}
          {!home && (
            <Button variant="text" disabled={busy} aria-label={text('temples.makeHomeOf', { name })} onClick={() => void makeHome(temple)}>
              {text('temples.makeHome')}
            </Button>
          )}
          <IconButton icon={IconTrash} disabled={busy} label={text('temples.removeOf', { name })} onClick={() => void remove(temple)} />
        </>
      }
    />
  );
}

export { SavedTemples as Screen };

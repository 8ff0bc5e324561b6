import type { TemplePublic } from '@sannidhi/contracts';
import { Button, IconCheck, IconPlus, Page, PageHeader } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { TempleSearch } from '../temples/temple-search.tsx';
import { useSavedTemples } from '../temples/use-saved-temples.ts';
import { useTexts } from '../use-texts.ts';

/** Finds a temple to save, or to make the home temple. */
function AddTemple() {
  const text = useTexts();
  const saved = useSavedTemples();
  const isSaved = ({ id }: TemplePublic) => saved.query.data?.some((temple) => temple.id === id) ?? false;
  return (
    <Page reading>
      <PageHeader title={text('addTemple.heading')} lead={text('addTemple.lead')} />
      <TempleSearch
        action={(temple) =>
          isSaved(temple) ? (
            <Button disabled icon={IconCheck} aria-label={text('temples.saved', { name: temple.name })}>
              {text('temples.alreadySaved')}
            </Button>
          ) : (
            <Button
              icon={IconPlus}
              disabled={saved.busy}
              aria-label={text('temples.saveOf', { name: temple.name })}
              onClick={() => void saved.add(temple)}
            >
              {text('temples.save')}
            </Button>
          )
        }
      />
      <p>
        <Link to="/devotee/temples">{text('temples.heading')}</Link>
      </p>
    </Page>
  );
}

export { AddTemple as Screen };

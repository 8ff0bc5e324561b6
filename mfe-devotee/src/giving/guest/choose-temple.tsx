import { Button } from '@sannidhi/kit';
import { TempleSearch } from '../../temples/temple-search.tsx';
import { useTexts } from '../../use-texts.ts';
import { GuestNotice } from './guest-notice.tsx';

/** Where the address names no temple: find one first. */
export function ChooseTemple() {
  const text = useTexts();
  return (
    <GuestNotice title={text('choose.heading')} lead={text('choose.lead')}>
      <TempleSearch
        action={({ slug, name }) => (
          <Button to={`/donate?temple=${slug}`} aria-label={text('choose.giveTo', { name })}>
            {text('myTemple.give')}
          </Button>
        )}
      />
    </GuestNotice>
  );
}

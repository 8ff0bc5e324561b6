import { Button, Stack } from '@sannidhi/kit';
import { TempleSearch } from '../../temples/temple-search.tsx';
import { useTexts } from '../../use-texts.ts';
import { GuestNotice } from './guest-notice.tsx';

/** If the URL names no temple: find one first. */
export function ChooseTemple() {
  const text = useTexts();
  return (
    <GuestNotice title={text('choose.heading')} lead={text('choose.lead')}>
      <Stack spacing={2.5}>
        <TempleSearch
          action={({ slug, name }) => (
            <Button to={`/donate?temple=${slug}`} aria-label={text('choose.giveTo', { name })}>
              {text('myTemple.give')}
            </Button>
          )}
        />
      </Stack>
    </GuestNotice>
  );
}

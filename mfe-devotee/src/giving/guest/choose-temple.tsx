import type { TemplePublic } from '@sannidhi/contracts';
import { Button, Stack } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { TempleSearch } from '../../temples/temple-search.tsx';
import { useTexts } from '../../use-texts.ts';
import { GuestNotice } from './guest-notice.tsx';

/** If the URL names no temple: find one first. */
export const ChooseTemple = () => (
  <TempleNotice>
    <TempleSearch action={(temple) => <GiveButton {...temple} />} />
  </TempleNotice>
);

/** The page around the search. */
export function TempleNotice({ children }: { children: ReactNode }) {
  const text = useTexts();
  return (
    <GuestNotice title={text('choose.heading')} lead={text('choose.lead')}>
      <Stack spacing={2.5}>{children}</Stack>
    </GuestNotice>
  );
}

/** To the guest's gift to one temple. */
export function GiveButton({ slug, name }: Pick<TemplePublic, 'slug' | 'name'>) {
  const text = useTexts();
  return (
    <Button to={`/donate?temple=${slug}`} aria-label={text('choose.giveTo', { name })}>
      {text('myTemple.give')}
    </Button>
  );
}

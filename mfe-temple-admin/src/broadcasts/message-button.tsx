import { Button, IconMailForward, useSession } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { messagePath } from './message-path.ts';

/** Begins a broadcast to one group of people, for those who may write one: `about` is `group:choice`. */
export function MessageButton({ about, children }: { about: string; children: ReactNode }) {
  const { can } = useSession();
  if (!can('broadcasts:manage')) return null;
  return (
    <Button icon={IconMailForward} to={messagePath(about)}>
      {children}
    </Button>
  );
}

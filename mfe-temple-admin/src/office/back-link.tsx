import { Button, IconArrowLeft } from '@sannidhi/kit';
import type { ReactNode } from 'react';

/** The way back to the page that one belongs to, named after it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <Button small flush variant="text" icon={IconArrowLeft} to={to}>
        {children}
      </Button>
    </div>
  );
}

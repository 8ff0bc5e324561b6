import { Banner } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useOfficeText } from '../office/namespace.ts';

/** What somebody else saved while a form was open, above the button that would replace it. */
export function TheirChange({ children }: { children: ReactNode }) {
  const text = useOfficeText('templePage.theirs');
  return (
    <Banner kind="warning" title={text('title')}>
      <p>{text('more')}</p>
      {children}
    </Banner>
  );
}

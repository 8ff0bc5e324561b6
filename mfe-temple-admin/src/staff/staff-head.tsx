import { PageHeader, Stack, Tabs, useAddress } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useOfficeText } from '../office/namespace.ts';

const VIEWS = ['people', 'invitations', 'roles'] as const;

interface StaffHeadProps {
  view: (typeof VIEWS)[number];
  /** The view's first action. */
  actions?: ReactNode;
}

/** Title and tabs of the staff: people, those who are invited, and roles. */
export function StaffHead({ view, actions }: StaffHeadProps) {
  const text = useOfficeText('staff');
  const { parameters, change } = useAddress();
  const nothing = Object.fromEntries([...parameters.keys()].map((name) => [name, undefined]));
  return (
    <Stack spacing={2}>
      <PageHeader title={text(`${view}.title`)} lead={text(`${view}.intro`)} actions={actions} />
      <Tabs
        label={text('views')}
        value={view}
        onChange={(next) => change({ ...nothing, view: next === 'people' ? undefined : next })}
        tabs={VIEWS.map((value) => ({ value, label: text(`${value}.tab`) }))}
      />
    </Stack>
  );
}

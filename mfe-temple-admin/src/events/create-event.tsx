import { notify, Page, PageHeader } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { EventForm } from './event-form.tsx';

const PATH = '/temple-admin/events';

/** A new event: a draft until it is published. */
export function CreateEvent() {
  const text = useOfficeText('events');
  const go = useNavigate();
  return (
    <Page reading>
      <PageHeader title={text('create.title')} lead={text('create.intro')} />
      <EventForm
        onCancel={() => void go(PATH)}
        onSaved={({ id, title }) => {
          notify({ kind: 'success', title: text('create.done', { title }) });
          void go(`${PATH}/${id}/manage`);
        }}
      />
    </Page>
  );
}

export { CreateEvent as Screen };

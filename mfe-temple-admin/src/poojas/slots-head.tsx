import { AddButton, Button, IconBan, PageHeader, type Panel, useSession } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** The times with what can be done about them: another one, or a whole day canceled. */
export function SlotsHead({ panel }: { panel: Panel }) {
  const text = useOfficeText('poojaTimes');
  const { can } = useSession();
  return (
    <PageHeader
      title={text('title')}
      lead={text('intro')}
      actions={
        <Row inline>
          {can('bookings:cancel') && (
            <Button icon={IconBan} to="/temple-admin/pooja-management?view=cancel-day">
              {text('cancelDay')}
            </Button>
          )}
          {can('poojas:manage') && <AddButton panel={panel}>{text('add')}</AddButton>}
        </Row>
      }
    />
  );
}

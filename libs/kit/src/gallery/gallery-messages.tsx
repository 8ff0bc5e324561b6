import { useState } from 'react';
import { IconCircleCheck, IconEdit, IconReceiptRefund } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CardColumns } from '../ui/page.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { EmptyState, FailedState } from '../ui/states.tsx';
import { Timeline } from '../ui/timeline.tsx';
import { Row, Specimen } from './specimen.tsx';

const HISTORY = [
  { key: '3', what: 'Approved', when: 'Nov 19', at: '2026-11-19', icon: IconCircleCheck, tone: 'success' },
  { key: '2', what: 'Changes sent', who: 'Sowmya Reddy', when: 'Nov 17', at: '2026-11-17', icon: IconEdit, tone: 'info' },
  { key: '1', what: 'Submitted', when: 'Nov 12', at: '2026-11-12' },
] as const;

/** Banners, notices, dialog, history, and the states of a screen. */
export function GalleryMessages() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Specimen name="Messages">
        <Banner kind="error" title="The bank declined the card.">
          Nothing was charged. Try another card or pay at the temple counter.
        </Banner>
        <Banner kind="warning">Two gifts wait longer than an hour.</Banner>
        <Banner kind="info" action={<Button small>Read</Button>}>
          The tax policy has a new version.
        </Banner>
        <Banner kind="success">The books balance.</Banner>
        <Row>
          <Button
            onClick={() => notify({ title: 'Receipt sent to Meera Raghunathan', action: { label: 'Undo', onClick: () => undefined } })}
          >
            Show a notice
          </Button>
          <Button onClick={() => notify({ kind: 'error', title: 'Login Failed', body: 'Invalid credentials' })}>Show a failure</Button>
          <Button variant="destructive" icon={IconReceiptRefund} onClick={() => setAsking(true)}>
            Cancel booking
          </Button>
        </Row>
      </Specimen>
      <Dialog
        open={asking}
        title="Cancel this booking?"
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="destructive" onClick={() => setAsking(false)}>
              Cancel booking
            </Button>
          </>
        }
      >
        You get $163.00 back on your card in 5 to 10 days.
      </Dialog>
      <Specimen name="Loading, empty, failed">
        <CardColumns min={200}>
          <Card>
            <Skeletons rows={5} />
          </Card>
          <Card>
            <EmptyState title="No bookings yet" action={<Button>Choose a pooja</Button>}>
              Book a pooja at your home temple.
            </EmptyState>
          </Card>
          <Card>
            <FailedState title="Events did not load" onRetry={() => undefined} />
          </Card>
        </CardColumns>
      </Specimen>
      <Specimen name="History">
        <Timeline label="History of the application" items={HISTORY} />
      </Specimen>
    </>
  );
}

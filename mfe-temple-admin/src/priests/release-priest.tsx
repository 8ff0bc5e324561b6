import { priestEndpoints, type TemplePriestDetail } from '@sannidhi/contracts';
import { Button, Dialog, IconBan, notify, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Ends a priest’s service at the temple, after asking. */
export function ReleasePriest({ priest: { id, fullName, ahead }, onLeft }: { priest: TemplePriestDetail; onLeft: () => void }) {
  const text = useOfficeText('priests');
  const [asks, setAsks] = useState(false);
  const release = useWrite(priestEndpoints.release);
  const confirm = async () => {
    await release.mutateAsync({ params: { priestId: id } });
    notify({ kind: 'success', title: text('release.done', { name: fullName }) });
    onLeft();
  };
  return (
    <Row align="end">
      <Button variant="text" icon={IconBan} onClick={() => setAsks(true)}>
        {text('release.open')}
      </Button>
      <Dialog
        open={asks}
        title={text('release.question', { name: fullName })}
        onClose={() => setAsks(false)}
        answers={
          <>
            <Button onClick={() => setAsks(false)}>{text('release.keep')}</Button>
            <Button variant="destructive" icon={IconBan} busy={release.isPending && text('release.busy')} onClick={() => void confirm()}>
              {text('release.open')}
            </Button>
          </>
        }
      >
        <p>{text('release.effect', { count: ahead.length })}</p>
      </Dialog>
    </Row>
  );
}

import { canarySchema, type RemoteStatus, remoteDeskEndpoints } from '@sannidhi/contracts';
import { CountField, Field, Form, FormActions, notify, Stack, SubmitButton, Typography, useText, useWrite } from '@sannidhi/kit';
import { LeaveRelease } from './leave-release.tsx';

const FIRST_SHARE_PERCENT = 5;

/** Tries a release on a percentage of browsers, changes that, or ends it. */
export function CanaryForm({ status, release }: { status: RemoteStatus; release: string }) {
  const text = useText('mfe-superadmin');
  const { remote, canary } = status;
  const start = useWrite(remoteDeskEndpoints.startCanary);
  const runs = canary?.release === release;
  const title = text(runs ? 'remotes.changeCanary' : 'remotes.startCanary');
  return (
    <section>
      <Stack spacing={3}>
        <Typography variant="h3" component="h3">
          {title}
        </Typography>
        <p>{text('remotes.canaryHelp')}</p>
        <Form
          key={canary?.sharePercent}
          label={title}
          schema={canarySchema}
          initialValues={{ release, sharePercent: runs ? canary.sharePercent : FIRST_SHARE_PERCENT, reason: '' }}
          onSubmit={async (body) => {
            await start.mutateAsync({ params: { remote }, body });
            notify({ kind: 'success', title: text('remotes.canaryDone', { remote, sharePercent: body.sharePercent }) });
          }}
        >
          <CountField name="sharePercent" label={text('remotes.share')} digits={2} />
          <Field name="reason" label={text('remotes.reason')} maxLength={200} />
          <FormActions>
            <SubmitButton variant="secondary" busy={text('remotes.changing')}>
              {title}
            </SubmitButton>
          </FormActions>
        </Form>
        {runs && <LeaveRelease status={status} />}
      </Stack>
    </section>
  );
}

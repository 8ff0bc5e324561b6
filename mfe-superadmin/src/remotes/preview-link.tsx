import { type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import { CopyText, formatDate, ScreenStates, Skeletons, Stack, Typography, useRead, useText } from '@sannidhi/kit';

/** The signed link that shows one release in whatever browser opens it. */
export function PreviewLink({ remote, release }: { remote: Remote; release: string }) {
  const text = useText('mfe-superadmin');
  const link = useRead(remoteDeskEndpoints.previewLink, { params: { remote, release } });
  return (
    <section>
      <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
        {text('remotes.preview')}
      </Typography>
      <ScreenStates query={link} failedTitle={text('remotes.previewFailed')} loading={<Skeletons rows={2} height={40} />}>
        {({ path, expiresAt }) => (
          <Stack spacing={2}>
            <p>{text('remotes.previewHelp', { date: formatDate(expiresAt) })}</p>
            <CopyText value={location.origin + path} label={text('remotes.previewCopy')} done={text('remotes.previewCopied')} />
          </Stack>
        )}
      </ScreenStates>
    </section>
  );
}

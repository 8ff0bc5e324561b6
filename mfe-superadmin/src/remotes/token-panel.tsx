import { type DeployToken, remoteDeskEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Dialog,
  Facts,
  formatDateTime,
  IconBan,
  notify,
  SidePanel,
  StatusChip,
  useErrorSentence,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';

interface TokenPanelProps {
  token: DeployToken;
  onClose: () => void;
}

/** One deploy token: who created and used it, and when it expires. */
export function TokenPanel({ token, onClose }: TokenPanelProps) {
  const text = useText('mfe-superadmin');
  const { label, remote, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt, state } = token;
  return (
    <SidePanel
      title={label}
      overline={<StatusChip of="deploy-token" state={state} />}
      subtitle={<p>{remote}</p>}
      footer={state === 'valid' && <RevokeToken token={token} />}
      onClose={onClose}
    >
      <Facts
        ruled
        facts={[
          { label: text('deployTokens.by'), value: createdBy ?? text('deployTokens.byNobody') },
          { label: text('deployTokens.at'), value: formatDateTime(createdAt) },
          { label: text('deployTokens.used'), value: lastUsedAt ? formatDateTime(lastUsedAt) : text('deployTokens.unused') },
          { label: text('deployTokens.expires'), value: formatDateTime(expiresAt) },
          { label: text('deployTokens.revoked'), value: revokedAt && formatDateTime(revokedAt) },
        ]}
      />
    </SidePanel>
  );
}

function RevokeToken({ token: { id, label } }: { token: DeployToken }) {
  const text = useText('mfe-superadmin');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const revoke = useWrite(remoteDeskEndpoints.revokeToken, {
    onSuccess: () => notify({ kind: 'success', title: text('deployTokens.revokedDone', { label }) }),
  });
  const run = () => {
    setAsking(false);
    revoke.mutate(
      { params: { tokenId: id } },
      { onError: (error) => notify({ kind: 'error', title: text('deployTokens.notRevoked'), body: sentence(error) }) },
    );
  };
  return (
    <>
      <Button variant="destructive" icon={IconBan} busy={revoke.isPending && text('deployTokens.revoking')} onClick={() => setAsking(true)}>
        {text('deployTokens.revoke')}
      </Button>
      <Dialog
        open={asking}
        title={text('deployTokens.revokeQuestion', { label })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('deployTokens.keep')}</Button>
            <Button variant="destructive" icon={IconBan} onClick={run}>
              {text('deployTokens.revoke')}
            </Button>
          </>
        }
      >
        {text('deployTokens.revokeMore')}
      </Dialog>
    </>
  );
}

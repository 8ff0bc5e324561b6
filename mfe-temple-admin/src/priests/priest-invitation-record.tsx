import { type PriestInvitationView, priestInvitationEndpoints } from '@sannidhi/contracts';
import { Facts, IconBan, IconRefresh, Stack, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { WriteButton } from '../office/write-button.tsx';

/** One open invitation: sends it again, or takes it back. */
export function PriestInvitationRecord({ invitation, onDone }: { invitation: PriestInvitationView; onDone: () => void }) {
  const text = useOfficeText('priests.invitations');
  const moments = useMoments();
  const resend = useWrite(priestInvitationEndpoints.resend);
  const revoke = useWrite(priestInvitationEndpoints.revoke);
  const { id, invitedBy, invitedAt, expiresAt } = invitation;
  const params = { params: { priestInvitationId: id } };
  const takeBack = async () => {
    await revoke.mutateAsync(params);
    onDone();
  };
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.by'), value: `${invitedBy}, ${moments.short(invitedAt)}` },
          { label: text('column.until'), value: moments.short(expiresAt) },
        ]}
      />
      <Row>
        <WriteButton icon={IconRefresh} label={text('resend')} done={text('resent')} write={() => resend.mutateAsync(params)} />
        <WriteButton destructive icon={IconBan} label={text('revoke')} done={text('revoked')} write={takeBack} />
      </Row>
    </Stack>
  );
}

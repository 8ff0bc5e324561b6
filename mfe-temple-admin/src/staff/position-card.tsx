import { type OwnershipOffer, type StaffPlaceView, staffMemberEndpoints } from '@sannidhi/contracts';
import { Banner, Button, Card, IconLogout, Stack, signOut, staffRoleWord, Typography, useRead, useSession, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { WriteButton } from '../office/write-button.tsx';

/** Somebody's own position: an ownership that waits for their consent, the temples they work for, and how to leave. */
export function PositionCard() {
  const text = useOfficeText('staff.position');
  const offer = useRead(staffMemberEndpoints.ownership);
  const places = useRead(staffMemberEndpoints.places);
  const { user } = useSession();
  const temple = user?.temple?.name;
  if (!temple) return null;
  return (
    <Card title={text('temples')}>
      <Stack spacing={4}>
        {offer.data && <Offer offer={offer.data} temple={temple} />}
        {places.data?.map((place) => (
          <Place key={place.templeId} place={place} />
        ))}
        <Leaving temple={temple} />
      </Stack>
    </Card>
  );
}

function Offer({ offer: { from, after }, temple }: { offer: OwnershipOffer; temple: string }) {
  const text = useOfficeText('staff.position');
  const accept = useWrite(staffMemberEndpoints.acceptOwnership);
  const decline = useWrite(staffMemberEndpoints.declineOwnership);
  return (
    <Stack spacing={2}>
      <Banner kind="info">
        {text('offer', { from, temple })} {text(`after.${after}`, { from })}
      </Banner>
      <Row>
        <WriteButton label={text('accept')} done={text('accepted')} write={() => accept.mutateAsync({})} />
        <WriteButton label={text('decline')} done={text('declined')} write={() => decline.mutateAsync({})} />
      </Row>
    </Stack>
  );
}

function Place({ place: { templeId, name, city, state, role, current } }: { place: StaffPlaceView }) {
  const text = useOfficeText('staff.position');
  const choose = useWrite(staffMemberEndpoints.switchTemple);
  // Everything on screen belongs to the temple that was left.
  const go = async () => {
    await choose.mutateAsync({ body: { templeId } });
    window.location.assign('/temple-admin/dashboard');
  };
  return (
    <Row align="spread">
      <div>
        <Typography>{name}</Typography>
        <Secondary>{`${city}, ${state} · ${staffRoleWord(role)}`}</Secondary>
      </div>
      {current ? (
        <Secondary>{text('current')}</Secondary>
      ) : (
        <WriteButton label={text('switch')} done={text('switched', { temple: name })} write={go} />
      )}
    </Row>
  );
}

function Leaving({ temple }: { temple: string }) {
  const text = useOfficeText('staff.position');
  const [asks, setAsks] = useState(false);
  const leave = useWrite(staffMemberEndpoints.leave);
  if (!asks)
    return (
      <Row>
        <Button icon={IconLogout} onClick={() => setAsks(true)}>
          {text('leave')}
        </Button>
      </Row>
    );
  return (
    <PanelSection title={text('leaveTitle', { temple })}>
      <Banner kind="warning">{text('leaveEffect')}</Banner>
      <Row align="end">
        <Button variant="text" onClick={() => setAsks(false)}>
          {text('stay')}
        </Button>
        <WriteButton
          destructive
          label={text('leave')}
          done={text('left', { temple })}
          write={async () => {
            await leave.mutateAsync({});
            await signOut();
          }}
        />
      </Row>
    </PanelSection>
  );
}

import { type DeskTemple, templeDeskEndpoints } from '@sannidhi/contracts';
import {
  Facts,
  formatDate,
  formatDateTime,
  historyWord,
  ScreenStates,
  SidePanel,
  StatusChip,
  Timeline,
  Typography,
  useRead,
  useText,
} from '@sannidhi/kit';
import { DecideTemple } from './decide-temple.tsx';

/** One temple: who answers for it, what was decided about it, and the decision that is possible now. */
export function TemplePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('mfe-superadmin');
  const temple = useRead(templeDeskEndpoints.detail, { params: { templeId: id } });
  return (
    <SidePanel
      title={temple.data?.name ?? text('temples.title')}
      overline={temple.data && <StatusChip of="temple" state={temple.data.status} />}
      onClose={onClose}
    >
      <ScreenStates query={temple} failedTitle={text('temples.detailFailed')}>
        {(data) => <Temple temple={data} />}
      </ScreenStates>
    </SidePanel>
  );
}

function Temple({ temple }: { temple: DeskTemple }) {
  const text = useText('mfe-superadmin');
  const { status, suspension, owners } = temple;
  return (
    <>
      <Facts
        facts={[
          { label: text('temples.legalName'), value: temple.legalName },
          { label: text('temples.place'), value: `${temple.city}, ${temple.state}` },
          { label: text('temples.created'), value: formatDate(temple.createdAt) },
          { label: text('temples.owners'), value: owners.map(nameAndEmail).join(', ') || text('temples.noOwners') },
          { label: text('temples.since'), value: suspension && formatDateTime(suspension.since) },
          { label: text('temples.reason'), value: suspension?.reason },
        ]}
      />
      {status === 'approved' && <DecideTemple temple={temple} decision="suspend" />}
      {status === 'suspended' && <DecideTemple temple={temple} decision="reinstate" />}
      {temple.history.length > 0 && <Decisions temple={temple} />}
    </>
  );
}

function Decisions({ temple: { name, history } }: { temple: DeskTemple }) {
  const text = useText('mfe-superadmin');
  return (
    <section>
      <Typography variant="h3" component="h3">
        {text('temples.decisions')}
      </Typography>
      <Timeline
        label={text('temples.history', { temple: name })}
        items={history.toReversed().map(({ at, actor, what, note }) => ({
          key: at,
          what: historyWord(what),
          when: formatDateTime(at),
          at,
          who: [actor, note].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  );
}

const nameAndEmail = ({ fullName, email }: DeskTemple['owners'][number]) => `${fullName} (${email})`;

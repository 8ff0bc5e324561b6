import type { RegistrationDetail, RegistrationFinding } from '@sannidhi/contracts';
import { Icon, IconAlertTriangle, IconCircleCheck, styled, type Text, useText } from '@sannidhi/kit';

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
  overflow: 'clip',
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': { padding: '10px 14px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& tbody th': { fontWeight: 400, color: theme.vars.palette.text.secondary, width: '24%' },
  '& tr[data-look]': { background: theme.vars.palette.role.warningTint },
  '& td > span': { display: 'flex', gap: 8 },
  '& tr svg': { flex: 'none', color: theme.vars.palette.role.success },
  '& tr[data-look] svg': { color: theme.vars.palette.role.warning },
  '@media (max-width:599.95px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr, & tbody th, & tbody td': { display: 'block', width: 'auto' },
    '& tbody th, & tbody td': { padding: '6px 14px' },
  },
}));

/** A row for each statement: what the temple says, and what we found. Findings that need attention are tinted and marked. */
export function FindingsTable({ registration }: { registration: RegistrationDetail }) {
  const text = useText('mfe-superadmin');
  return (
    <Frame>
      <table aria-label={text('approvals.findings')}>
        <thead>
          <tr>
            <th scope="col">{text('approvals.about')}</th>
            <th scope="col">{text('approvals.says')}</th>
            <th scope="col">{text('approvals.found')}</th>
          </tr>
        </thead>
        <tbody>
          {registration.findings.map((finding) => (
            <Row key={finding.about} finding={finding} said={saidOf(finding.about, registration, text)} />
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function Row({ finding: { about, verdict, found, facts }, said }: { finding: RegistrationFinding; said: string }) {
  const text = useText('mfe-superadmin');
  const look = verdict === 'look';
  return (
    <tr data-look={look || undefined}>
      <th scope="row">{text(`approvals.subjects.${about}`)}</th>
      <td style={{ whiteSpace: 'pre-line' }}>{said}</td>
      <td>
        <span>
          <Icon of={look ? IconAlertTriangle : IconCircleCheck} size="sm" />
          {text(`approvals.finding.${about}.${found}`, facts)}
        </span>
      </td>
    </tr>
  );
}

function saidOf(about: RegistrationFinding['about'], { temple, contact }: RegistrationDetail, text: Text): string {
  switch (about) {
    case 'legal-name':
      return temple.legalName;
    case 'ein':
      return temple.ein;
    case 'address':
      return `${temple.street}\n${temple.city}, ${temple.state} ${temple.zip}`;
    case 'website':
      return temple.website || text('approvals.nothing');
    case 'contact':
      return `${contact.fullName}, ${contact.office}\n${contact.email}\n${contact.phone}`;
    case 'tax-status':
      return text(`approvals.taxStatus.${temple.taxStatus}`);
    case 'similar':
      return text('approvals.noneDeclared');
  }
}

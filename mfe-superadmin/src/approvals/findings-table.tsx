import { formatPhone, type RegistrationDetail, type RegistrationFinding } from '@sannidhi/contracts';
import { formatZone, Icon, IconAlertTriangle, IconCircleCheck, IconFileText, type Text, useText } from '@sannidhi/kit';
import { ComparisonFrame } from './comparison-frame.tsx';

/** A row for each statement: what the temple says, and what we found. Findings that need attention are tinted and marked. */
export function FindingsTable({ registration }: { registration: RegistrationDetail }) {
  const text = useText('mfe-superadmin');
  return (
    <ComparisonFrame>
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
    </ComparisonFrame>
  );
}

const VERDICT_ICONS = { good: IconCircleCheck, read: IconFileText, look: IconAlertTriangle };

/** The findings' facts as people write them. */
const worded = ({ timeZone, miles, ...facts }: RegistrationFinding['facts']) => ({
  ...facts,
  ...(timeZone === undefined ? {} : { timeZone: formatZone(String(timeZone)) }),
  ...(miles === undefined ? {} : { count: Number(miles) }),
});

function Row({ finding: { about, verdict, found, facts }, said }: { finding: RegistrationFinding; said: string }) {
  const text = useText('mfe-superadmin');
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{text(`approvals.subjects.${about}`)}</th>
      <td style={{ whiteSpace: 'pre-line' }}>{said}</td>
      <td>
        <span>
          <Icon of={VERDICT_ICONS[verdict]} size="sm" />
          {text(`approvals.finding.${about}.${found}`, worded(facts))}
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
      return `${contact.fullName}, ${contact.office}\n${contact.email}\n${formatPhone(contact.phone)}`;
    case 'tax-status':
      return text(`approvals.taxStatus.${temple.taxStatus}`);
    case 'similar':
      return text('approvals.noneDeclared');
  }
}

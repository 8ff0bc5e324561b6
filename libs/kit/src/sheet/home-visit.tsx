import { styled } from '@mui/material/styles';
import { formatPhone, type HomeVisit, postalLine } from '@sannidhi/contracts';
import { useKitText } from '../text/use-kit-text.ts';
import { Facts } from '../ui/facts.tsx';

const Visit = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  breakInside: 'avoid',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' },
}));

/** Where a pooja at home is performed, and whom to call about it. */
export function HomeVisitFacts({ home: { address, contact, phone, email } }: { home: HomeVisit }) {
  const text = useKitText();
  const facts = [
    { label: text('sheet.home.address'), value: postalLine(address) },
    { label: text('sheet.home.contact'), value: contact },
    { label: text('sheet.home.phone'), value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
    { label: text('sheet.home.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <Visit aria-label={text('sheet.home.title')}>
      <Facts facts={facts} />
    </Visit>
  );
}

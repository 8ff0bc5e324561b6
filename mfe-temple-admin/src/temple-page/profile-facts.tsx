import { formatPhone, type OwnTemple } from '@sannidhi/contracts';
import { Facts, languageName } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** What visitors read about the temple. */
export function ProfileFacts({ temple }: { temple: OwnTemple }) {
  const text = useOfficeText('templePage.profile');
  return (
    <Facts
      facts={[
        { label: text('name'), value: temple.name },
        { label: text('description'), value: temple.description },
        { label: text('tradition'), value: temple.tradition },
        { label: text('deities'), value: temple.deities.join(', ') },
        { label: text('languages'), value: temple.languages.map(languageName).join(', ') },
        { label: text('phone'), value: temple.phone && formatPhone(temple.phone) },
        { label: text('email'), value: temple.email },
        { label: text('website'), value: temple.website },
      ]}
    />
  );
}

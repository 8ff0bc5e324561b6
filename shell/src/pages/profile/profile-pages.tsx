import { useText } from '@sannidhi/kit';
import { StaticProfile } from './static-profile.tsx';

/** `/profile-setup`: the static form before a first visit. */
export function ProfileSetupPage() {
  const text = useText('shell');
  return <StaticProfile title={text('profile.setupTitle')} lead={text('profile.setupLead')} done={text('profile.continue')} />;
}

/** `/profile`: the same form on its own page. */
export function ProfilePage() {
  const text = useText('shell');
  return <StaticProfile title={text('profile.title')} lead={text('profile.lead')} done={text('profile.done')} />;
}

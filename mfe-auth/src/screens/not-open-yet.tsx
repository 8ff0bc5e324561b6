import { Button } from '@sannidhi/kit';
import { useLocation } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useTexts } from '../use-texts.ts';

const TITLES: Readonly<Record<string, string>> = {
  '/temple-admin/signup': 'titles.templeSignup',
  '/temple-admin/registration-status': 'titles.registrationStatus',
};

/** Registering a temple opens with a later release: says what will be here and how to get help until then. */
function NotOpenYet() {
  const text = useTexts();
  const path = useLocation().pathname.replace(/\/$/, '');
  return (
    <AuthFrame title={text(TITLES[path] ?? 'notOpenYet.title')} lead={text('notOpenYet.title')}>
      <p>{text(`notOpenYet.${path}`)}</p>
      <p style={{ marginTop: 24 }}>
        <Button variant="primary" to="/contact">
          {text('notOpenYet.contact')}
        </Button>
      </p>
    </AuthFrame>
  );
}

export { NotOpenYet as Screen };

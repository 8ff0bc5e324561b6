import { PORTALS } from '@sannidhi/contracts';
import { answerSignIn, type SignInForm } from './answer-sign-in.ts';
import { isAt, type OwnForms } from './own-forms.ts';

/** Everything in the form that works without the app. */
const OWN = 'input, label, button[type="submit"]';

/** The sign-in form of this page's first paint, if it has one. */
function signInForm(): SignInForm | undefined {
  const form = document.querySelector<HTMLInputElement>('#paint [autocomplete="current-password"]')?.form;
  return form ? { form, portal: PORTALS.find((portal) => location.pathname.startsWith(`/${portal}/`)) ?? 'devotee' } : undefined;
}

/** A sign-in, which works up to the code that it may ask for. */
export function ownSignIn(): OwnForms | undefined {
  const signIn = signInForm();
  return (
    signIn && {
      forms: [signIn.form],
      owns: (event) => isAt(signIn.form, OWN, event),
      answer: ({ pressDone }) => ({
        send: answerSignIn(signIn, { restart: () => location.reload(), pressDone }),
        replaced: () => {
          // A field that appeared out of sight couldn't take the focus.
          if (document.activeElement === document.body && history.state?.usr?.challenge)
            document.querySelector<HTMLElement>('#root form input')?.focus();
        },
      }),
    }
  );
}

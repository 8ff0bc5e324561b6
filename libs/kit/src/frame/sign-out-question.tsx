import { signOutQuestion } from '../session/sign-out-question.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before signing out loses what was done without a network. */
export function SignOutQuestion() {
  const text = useKitText();
  const { unsent, answer } = signOutQuestion();
  return (
    <Dialog
      open={unsent > 0}
      title={text('unsent.question')}
      onClose={() => answer(false)}
      answers={
        <>
          <Button onClick={() => answer(false)}>{text('unsent.stay')}</Button>
          <Button variant="destructive" onClick={() => answer(true)}>
            {text('unsent.leave')}
          </Button>
        </>
      }
    >
      {text('unsent.effect', { count: unsent })}
    </Dialog>
  );
}

import { completeSignInEndpoints } from '@sannidhi/contracts';
import { adoptSession, useWrite } from '@sannidhi/kit';

/** A form's `onSubmit` for the code that ends a sign-in, of whichever kind: signs in, then calls `onEntered`. */
export function useCodeSignIn(role: keyof typeof completeSignInEndpoints, challenge: string, onEntered: () => void) {
  const complete = useWrite(completeSignInEndpoints[role]);
  return async ({ code }: { code: string }): Promise<void> => {
    adoptSession(await complete.mutateAsync({ body: { challenge, code } }));
    onEntered();
  };
}

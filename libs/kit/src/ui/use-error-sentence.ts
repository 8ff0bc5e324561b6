import { useKitText } from '../text/use-kit-text.ts';
import { errorSentence } from './error-sentence.ts';

/** An error's message to the user, where no component of the kit shows it already. */
export function useErrorSentence(): (error: unknown) => string {
  const text = useKitText();
  return (error) => errorSentence(error, text);
}

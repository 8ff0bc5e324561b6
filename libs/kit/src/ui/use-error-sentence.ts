import { useKitText } from '../text/use-kit-text.ts';
import { errorSentence } from './error-sentence.ts';

/** What an error says to the person before the screen, where a part of the kit does not say it already. */
export function useErrorSentence(): (error: unknown) => string {
  const text = useKitText();
  return (error) => errorSentence(error, text);
}

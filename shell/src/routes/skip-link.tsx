import { useWords } from '../words/words.ts';

/** The first Tab stop: skips the header to the page. Portal frames have their own. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    {useWords().page.skip}
  </a>
);

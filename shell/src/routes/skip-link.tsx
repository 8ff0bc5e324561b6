import { useWords } from '../words/words.ts';

/** The first stop of the Tab key: past the head to the page. Portal frames bring their own. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    {useWords().page.skip}
  </a>
);

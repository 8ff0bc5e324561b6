import { matchRoute } from '@sannidhi/contracts';
import { useLocation } from 'react-router-dom';
import { OpeningPage } from './opening-page.tsx';
import { OPENING_PATTERN } from './opening-paths.ts';

/** The opening in the URL. */
function Opening() {
  const { slug = '', openingId = '' } = matchRoute(OPENING_PATTERN, useLocation().pathname) ?? {};
  return <OpeningPage key={openingId} slug={slug} openingId={openingId} />;
}

export { Opening as Screen };

import { useArrival } from '@sannidhi/kit/arrival';
import { SkipLink } from '../routes/skip-link.tsx';
import { useWords } from '../words/words.ts';
import { ContactBanner } from './contact-banner.tsx';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

/**
 * The landing page: marketing column and portal chooser on large screens, portal cards on small ones. Prerendered, so it is readable
 * without scripts.
 */
export function LandingPage() {
  useArrival(useWords().page.title);
  return (
    <>
      <SkipLink />
      <main id="main" className="landing">
        <Hero />
        <Welcome />
        <Figures />
        <Demo />
        <Features />
        <ContactBanner />
      </main>
    </>
  );
}

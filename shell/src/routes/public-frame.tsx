import { BRAND } from '@sannidhi/contracts';
import { Mark } from '@sannidhi/kit/motifs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageChoice } from '../landing/language-choice.tsx';
import { useWords } from '../words/words.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of public pages and of areas viewed without a session: the name, the page, and links to the legal pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { page } = useWords();
  return (
    <div className="public">
      <SkipLink />
      <header className="public-head">
        <Link to="/" className="brand">
          <Mark size={30} />
          <span>{BRAND.name}</span>
        </Link>
        <LanguageChoice />
      </header>
      <main id="main" tabIndex={-1} className="page">
        {children}
      </main>
      <footer className="public-foot">
        <Link to="/contact">{page.contact}</Link>
        <Link to="/terms-of-use">{page.terms}</Link>
        <Link to="/privacy-policy">{page.privacy}</Link>
        <AppearanceChoice />
      </footer>
    </div>
  );
}

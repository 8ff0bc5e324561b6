import { BRAND } from '@sannidhi/contracts';
import { Gopuram, Mark } from '@sannidhi/kit/motifs';
import { useWords } from '../words/words.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Name, tagline and the tower. */
export function Hero() {
  const { hero } = useWords();
  return (
    <section className="hero" aria-labelledby="landing-title">
      <div className="hero-head">
        <span className="brand">
          <Mark size={30} />
          <span>{BRAND.name}</span>
        </span>
        <LanguageChoice />
      </div>
      <Gopuram className="gopuram" width={350} />
      <h1 id="landing-title" tabIndex={-1}>
        {hero.title}
      </h1>
      <p className="lead">
        {hero.promise} <span className="large-only">{hero.detail}</span>
      </p>
    </section>
  );
}

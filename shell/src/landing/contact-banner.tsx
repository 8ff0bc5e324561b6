import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { IconArrowRight, IconMessages } from './icons.ts';

/** The contact link at the bottom of the page. */
export function ContactBanner() {
  const { contact } = useWords();
  return (
    <section className="contact-banner" aria-labelledby="contact-banner-title">
      <IconMessages size={28} stroke={1.6} aria-hidden="true" />
      <div>
        <h2 id="contact-banner-title">{contact.title}</h2>
        <p>{contact.body}</p>
      </div>
      <Link className="button" to="/contact">
        {contact.button} <IconArrowRight size={20} aria-hidden="true" />
      </Link>
    </section>
  );
}

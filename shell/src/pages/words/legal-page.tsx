import { BRAND } from '@sannidhi/contracts';
import { Page, PageHeader, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';

interface LegalPageProps {
  /** Which texts: a key in the shell's catalog. */
  of: 'terms' | 'privacy';
  /** Section keys, in order. */
  sections: readonly string[];
}

/** Legal texts in plain language: a heading and a paragraph per section, at reading width. */
function LegalPage({ of, sections }: LegalPageProps) {
  const text = useText('shell');
  useArrival(text(`${of}.title`));
  return (
    <Page reading>
      <PageHeader title={text(`${of}.title`)} lead={text(`${of}.lead`, { brand: BRAND.name })} />
      {sections.map((section) => (
        <section key={section}>
          <h2>{text(`${of}.${section}.title`)}</h2>
          <p>{text(`${of}.${section}.body`, { brand: BRAND.name })}</p>
        </section>
      ))}
    </Page>
  );
}

const TERMS = ['service', 'account', 'gifts', 'receipts', 'refunds', 'texts', 'stopTexts', 'temples', 'conduct', 'changes', 'contact'];
const PRIVACY = ['what', 'messages', 'why', 'phone', 'who', 'cards', 'keep', 'rights', 'cookies', 'contact'];

/** `/terms-of-use`. */
export const TermsPage = () => <LegalPage of="terms" sections={TERMS} />;

/** `/privacy-policy`. */
export const PrivacyPage = () => <LegalPage of="privacy" sections={PRIVACY} />;

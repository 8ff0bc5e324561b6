import { SHELL_PATTERNS } from '@sannidhi/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '../states/loading.tsx';
import { KitFrame } from './kit-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

type PageFile = () => Promise<ComponentType>;

/** The file of each of the shell's own pages except the landing page, by its path in the page table. */
export const SHELL_PAGES: Readonly<Record<string, PageFile>> = {
  '/contact': async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  '/contact-confirmation': async () => (await import('../pages/contact/contact-confirmation-page.tsx')).ContactConfirmationPage,
  '/terms-of-use': async () => (await import('../pages/words/legal-page.tsx')).TermsPage,
  '/privacy-policy': async () => (await import('../pages/words/legal-page.tsx')).PrivacyPage,
  '/profile-setup': async () => (await import('../pages/profile/profile-pages.tsx')).ProfileSetupPage,
  '/profile': async () => (await import('../pages/profile/profile-pages.tsx')).ProfilePage,
  '/qa-documentation': async () => (await import('../pages/qa/qa-page.tsx')).QaPage,
  '/counter-payment': async () => (await import('../pages/checkout/counter-payment-page.tsx')).CounterPaymentPage,
  [SHELL_PATTERNS.sandboxCheckout]: async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage,
  [SHELL_PATTERNS.sandboxAccount]: async () => (await import('../pages/checkout/account-setup-page.tsx')).AccountSetupPage,
  [SHELL_PATTERNS.sandboxCard]: async () => (await import('../pages/checkout/save-card-page.tsx')).SaveCardPage,
  [SHELL_PATTERNS.unsubscribe]: async () => (await import('../pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  [SHELL_PATTERNS.verifyCertificate]: async () => (await import('../pages/certificate/verify-certificate-page.tsx')).VerifyCertificatePage,
  [SHELL_PATTERNS.verifyReceipt]: async () => (await import('../pages/receipt/verify-receipt-page.tsx')).VerifyReceiptPage,
};

/**
 * A page of the shell itself in the public frame, loaded with its texts when it is opened.
 * @throws for a path of the page table without a file.
 */
export function shellPage(path: string, load: PageFile | undefined): RouteObject {
  if (!load) throw new Error(`No file shows the shell's page ${path}`);
  const Page = lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts()]);
    return { default: page };
  });
  return {
    path,
    caseSensitive: true,
    element: (
      <PublicFrame>
        <KitFrame area="shell">
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
        </KitFrame>
      </PublicFrame>
    ),
  };
}

const loadTexts = async () => (await import('../pages/shell-messages.ts')).loadShellMessages();

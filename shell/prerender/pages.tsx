import { type BootDocument, BRAND, LANGUAGE_CODES, LANGUAGE_FACTS, type Language, PORTALS } from '@sannidhi/contracts';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../src/app.tsx';
import { PortalForm } from '../src/landing/portal-form.tsx';
import { portalName } from '../src/landing/portal-name.ts';
import { IDLE_LOADER } from '../src/remotes/page-loader-context.ts';
import { PublicFrame } from '../src/routes/public-frame.tsx';
import { routeTable } from '../src/routes/route-table.tsx';
import { speak, type Words, wordsIn } from '../src/words/words.ts';
import { signInParts } from './sign-in-parts.tsx';

/** Values the server fills in: settings that differ per installation are placeholders in the built page. */
export const BOOT_MARKS: BootDocument = {
  registry: { releases: [] },
  figures: { temples: '%figure-temples%', donations: '%figure-donations%', devotees: '%figure-devotees%', poojas: '%figure-poojas%' },
  demo: { temple: 'demo-temple', qr: 'demo-qr', name: 'demo-name', purpose: 'demo-purpose', code: { path: '%demo-code%', size: 8101 } },
  payments: 'stripe',
  demoLogins: [],
};

/** Where the server puts a screen. */
const PAINT_PLACE = '%paint%';

/** The fonts of a page's first paint: the one for its own script, and Latin for names and digits. */
const fontsOf = ({ script }: (typeof LANGUAGE_FACTS)[Language]) =>
  [script === 'latin' ? 'eczar-latin' : `noto-sans-${script}-${script}`, 'hanken-grotesk-latin'].map((font) => `${font}-wght-normal`);

/**
 * The pages that the build emits as HTML: the landing page in each language, the empty page that every other address starts from, and the
 * frames around a public screen that the server has markup for.
 */
export async function prerenderPages() {
  const pages = [];
  // One after the other: a page has one language at a time.
  for (const language of LANGUAGE_CODES) {
    await speak(language);
    const words = await wordsIn(language);
    pages.push(landing(language, words), blank(language, words), ...(await painted(language, words)));
  }
  return pages;
}

function landing(language: Language, words: Words) {
  const title = `${words.page.title} · ${BRAND.name}`;
  const content = render(routeTable(BOOT_MARKS.registry));
  return { ...blank(language, words), name: `landing.${language}`, title, content, aside: portalForms(words), startsEarly: true };
}

/** The portal chooser's forms: the early script inserts one into the row that is opened. */
const portalForms = (words: Words) =>
  PORTALS.map((portal) => {
    const form = render([{ path: '/', element: <PortalForm portal={portal} name={portalName(words, portal)} /> }]);
    return `<template id="form-${portal}">${form}</template>`;
  }).join('');

/** A screen's place in the frame that its layout has, and that the app renders around it too. */
const FRAMES = {
  area: <PublicFrame>{PAINT_PLACE}</PublicFrame>,
  plain: (
    <main id="main" tabIndex={-1} className="plain">
      {PAINT_PLACE}
    </main>
  ),
};

const painted = async (language: Language, words: Words) => {
  const aside = await signInParts(language, words);
  return (['area', 'plain'] as const).map((layout) => ({
    ...blank(language, words),
    name: `painted-${layout}.${language}`,
    paint: render([{ path: '/', element: FRAMES[layout] }]),
    startsEarly: true,
    aside: layout === 'plain' ? aside : '',
  }));
};

const render = (routes: RouteObject[]) =>
  renderToString(<App boot={BOOT_MARKS} loader={IDLE_LOADER} router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);

const blank = (language: Language, { page }: Words) => ({
  name: `page.${language}`,
  language,
  title: '%title%',
  description: page.description,
  // On every page of a staging system, above the page's content.
  notice: `<aside class="staging" aria-label="STAGING">${page.staging}</aside>`,
  paint: '',
  content: '',
  aside: '',
  startsEarly: false,
  fonts: fontsOf(LANGUAGE_FACTS[language]),
});

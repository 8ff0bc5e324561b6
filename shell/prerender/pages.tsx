import { type BootDocument, BRAND, PORTALS } from '@sannidhi/contracts';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from '../src/app.tsx';
import { PortalForm } from '../src/landing/portal-form.tsx';
import { portalName } from '../src/landing/portal-name.ts';
import { IDLE_LOADER } from '../src/remotes/page-loader-context.ts';
import { routeTable } from '../src/routes/route-table.tsx';
import { en } from '../src/words/en.ts';
import { hi } from '../src/words/hi.ts';
import { speak } from '../src/words/words.ts';

/** What the server fills in: settings that differ per installation stand in the built page as marks. */
export const BOOT_MARKS: BootDocument = {
  registry: { releases: [] },
  figures: { temples: '%figure-temples%', donations: '%figure-donations%', devotees: '%figure-devotees%', poojas: '%figure-poojas%' },
  demo: { temple: 'demo-temple', qr: 'demo-qr', name: 'demo-name', purpose: 'demo-purpose', code: { path: '%demo-code%', size: 8101 } },
  payments: 'stripe',
  demoLogins: [],
};

const LATIN = ['eczar-latin-wght-normal', 'hanken-grotesk-latin-wght-normal'];
const FONTS = { en: LATIN, hi: ['noto-sans-devanagari-devanagari-wght-normal', 'hanken-grotesk-latin-wght-normal'] };

const WORDS = { en, hi };
type PageLanguage = keyof typeof WORDS;

/** The pages that leave the build as HTML: the landing page in each language, and the empty page every other address starts from. */
export async function prerenderPages() {
  return [await landing('en'), blank('en'), await landing('hi'), blank('hi')];
}

async function landing(language: PageLanguage) {
  await speak(language);
  const title = `${WORDS[language].page.title} · ${BRAND.name}`;
  const content = render(routeTable(BOOT_MARKS.registry));
  return { ...blank(language), name: `landing.${language}`, title, content, aside: portalForms(language), startsEarly: true };
}

/** The forms of the portal chooser: the early script puts one into the row a person opens. */
const portalForms = (language: PageLanguage) =>
  PORTALS.map((portal) => {
    const form = render([{ path: '/', element: <PortalForm portal={portal} name={portalName(WORDS[language], portal)} /> }]);
    return `<template id="form-${portal}">${form}</template>`;
  }).join('');

const render = (routes: RouteObject[]) =>
  renderToString(<App boot={BOOT_MARKS} loader={IDLE_LOADER} router={createMemoryRouter(routes, { initialEntries: ['/'] })} />);

/** On every page of a staging system, above whatever the page shows, and in both languages: a page may change its language while it is open. */
const STAGING = `<aside class="staging" aria-label="STAGING">${(['en', 'hi'] as const).map((language) => `<span lang="${language}">${WORDS[language].page.staging}</span>`).join('')}</aside>`;

const blank = (language: PageLanguage) => ({
  name: `page.${language}`,
  language,
  title: '%title%',
  description: WORDS[language].page.description,
  notice: STAGING,
  content: '',
  aside: '',
  startsEarly: false,
  fonts: FONTS[language],
});

import type { Language } from '@sannidhi/contracts';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AreaMessages } from '../area/area-messages.ts';
import { KitProvider } from '../frame/kit-provider.tsx';
import { i18n, loadMessages } from '../i18n/i18n.ts';
import type { Notice } from '../notify/notice.ts';
import { NoticeContent } from '../notify/notice-content.tsx';

export { plainRules } from './plain-rules.ts';

/** Loads the kit's catalogs and an area's in a language, and renders in that language from now on. */
export async function speak(language: Language, namespace: string, messages: AreaMessages): Promise<void> {
  await i18n.changeLanguage(language);
  await loadMessages(namespace, messages);
  await i18n.loadNamespaces(['kit', 'nouns']);
}

/** A screen's markup as a signed-out visitor first sees it at `path`, in the devotees' density. Styles are among the markup. */
export function renderScreen(Screen: ComponentType, path: string): string {
  const router = createMemoryRouter([{ path, element: <Screen /> }], { initialEntries: [path] });
  return renderToString(
    <KitProvider density="devotee">
      <RouterProvider router={router} />
    </KitProvider>,
  );
}

/** A notice's markup, with its styles in the elements' attributes. */
export const renderNotice = (notice: Notice, dismissLabel: string): string =>
  renderToString(<NoticeContent notice={{ ...notice, id: 0, open: true, at: 0 }} dismissLabel={dismissLabel} />);

const GLOBAL_STYLE = '<style data-emotion="k-global ';
const DARK_SCHEME = '[data-theme="dark"]{';

interface PageStyles {
  /** The page-wide rules by the names that emotion gives them: elements with these names are adopted by the app instead of written again. */
  named: { name: string; css: string }[];
  /**
   * The theme's provider writes the scheme to the page; until it runs, a device in the dark scheme gets that scheme's variables from the
   * media query.
   */
  untilApp: string;
}

/** The page-wide rules under which a screen was rendered. */
export function pageStyles(): PageStyles {
  const named = partsAfter(
    renderScreen(() => null, '/'),
    GLOBAL_STYLE,
    '</style>',
  ).map((style) => ({ name: style.slice(0, style.indexOf('"')), css: style.slice(style.indexOf('>') + 1) }));
  const dark = partsAfter(named.map(({ css }) => css).join(''), DARK_SCHEME, '}').join('');
  return { named, untilApp: `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` };
}

/** What is between each `start` and the next `end`. */
const partsAfter = (text: string, start: string, end: string): string[] =>
  text
    .split(start)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf(end)));

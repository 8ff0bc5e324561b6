import { type FirstPaints, LANGUAGE_CODES, type Language, type PaintNode, type PaintRule } from '@sannidhi/contracts';
import { paintRules } from './paint-rules.ts';
import { paintTree } from './paint-tree.ts';

/** A React component, opaque to the build. */
export type Screen = object;
/** Screens to paint, by the page's path and, after `#`, the variant of what is known about it. */
export type ScreensToPaint = Readonly<Record<string, Screen>>;

/** Catalogs by language, as an area declares them. */
export type Catalogs = Readonly<Partial<Record<Language, () => Promise<object>>>>;

/** The kit's page-wide rules, see `pageStyles` of `@sannidhi/kit/prerender`. */
export interface PageStyles {
  named: { name: string; css: string }[];
  untilApp: string;
}

/** `@sannidhi/kit/prerender`, which the build loads while it runs: its own types have no page. */
export interface Prerender {
  speak: (language: Language, namespace: string, messages: Catalogs) => Promise<void>;
  renderScreen: (screen: Screen, path: string) => string;
  pageStyles: () => PageStyles;
}

const PRERENDER: string = '@sannidhi/kit/prerender';
export const loadPrerender = async () => (await import(PRERENDER)) as Prerender;

/** Paints every screen in every language with the texts of one namespace. */
export async function paintAll(screens: ScreensToPaint, namespace: string, messages: Catalogs): Promise<FirstPaints> {
  const { speak, renderScreen } = await loadPrerender();
  const rules = new Map<string, PaintRule>();
  const painted: Record<string, Partial<Record<Language, PaintNode[]>>> = {};
  // One after the other: the translator has one language at a time.
  for (const language of LANGUAGE_CODES) {
    await speak(language, namespace, messages);
    for (const [page, screen] of Object.entries(screens)) {
      const { tree, css } = paintTree(renderScreen(screen, page.split('#')[0] ?? page));
      painted[page] = { ...painted[page], [language]: tree };
      for (const rule of paintRules(css)) rules.set(JSON.stringify(rule), rule);
    }
  }
  return { rules: [...rules.values()], screens: painted };
}

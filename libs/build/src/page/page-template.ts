interface ScriptFile {
  src: string;
  integrity: string;
}

/** What a page of the shell is made of when it leaves the build. The server fills in what differs per answer. */
export interface PageParts {
  language: string;
  title: string;
  description: string;
  /** Styles of the first paint, inlined so that they cost no request. */
  styles: string;
  fonts: readonly string[];
  /** What runs first. */
  script: ScriptFile;
  /** The app, where the first script is not the app itself but starts it when it is needed. */
  app?: ScriptFile;
  /** Scripts the page will ask for once the first one runs. They travel beside it, and never before it. */
  next: readonly string[];
  /** Markup above the page that says what kind of installation this is; the server leaves it out where it says nothing. */
  notice: string;
  /** Rendered markup of the page, so that it reads before any script runs. */
  content: string;
  /** Markup beside the page that is not drawn yet: templates. */
  aside: string;
}

/** Marks that the server replaces; nothing else of a built page changes. */
export const PAGE_MARKS = { nonce: '%nonce%', boot: '%boot%', preloads: '%preloads%', origin: '%origin%' } as const;

/** The document around a page. */
export const pageTemplate = (parts: PageParts): string =>
  [
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${parts.title}</title><meta name="description" content="${parts.description}">`,
    '<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#2B0A1C">',
    ...parts.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style nonce="${PAGE_MARKS.nonce}">${parts.styles}</style>`,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<script defer nonce="${PAGE_MARKS.nonce}" src="${parts.script.src}" integrity="${parts.script.integrity}"${appOf(parts)}></script>`,
    ...parts.next.map((script) => `<link rel="preload" as="script" fetchpriority="low" href="${script}">`),
    PAGE_MARKS.preloads,
    `</head><body>${parts.notice}<div id="root">${parts.content}</div>${parts.aside}`,
    `<script type="application/json" id="boot" nonce="${PAGE_MARKS.nonce}">${PAGE_MARKS.boot}</script></body></html>`,
  ].join('');

const appOf = ({ app }: PageParts) => (app ? ` data-app="${app.src}" data-app-integrity="${app.integrity}"` : '');

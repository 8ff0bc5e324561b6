import { type BootDocument, type DemoEHundi, demoGiftPath, STARTING_FIGURES } from '@sannidhi/contracts';

/** The e-hundi that the landing page's demo opens, with the names giving uses. */
export type DemoLink = Omit<DemoEHundi, 'code'>;

/** What every page of this installation contains besides the registry. */
export type BootSettings = Omit<BootDocument, 'registry' | 'pageLoad'>;

/** The settings of an installation that its pages need. */
export interface Installation extends Pick<BootDocument, 'payments' | 'demoLogins' | 'staging'> {
  /** Without a trailing slash. */
  publicUrl: string;
  /** The demo e-hundi, or null without demo data. Looked up for each page until it is found. */
  demo: () => Promise<DemoLink | null>;
}

/** The installation's part of every boot document, cached as soon as the demo is found. */
export function bootSettingsOf(installation: Installation): () => Promise<BootSettings> {
  let known: BootSettings | undefined;
  return async () => {
    if (known?.demo) return known;
    known = await bootSettings(installation, await installation.demo());
    return known;
  };
}

async function bootSettings({ publicUrl, payments, demoLogins, staging }: Installation, demo: DemoLink | null): Promise<BootSettings> {
  return {
    figures: STARTING_FIGURES,
    payments,
    demoLogins,
    ...(staging ? { staging } : {}),
    demo: demo && { ...demo, code: await codePath(publicUrl + demoGiftPath(demo)) },
  };
}

/** A QR code as one SVG path: each run of dark modules in a row is one rectangle. */
async function codePath(text: string): Promise<DemoEHundi['code']> {
  const { qrMatrix } = await import('../documents/qr.ts');
  const rows = qrMatrix(text);
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { path, size: rows.length };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}

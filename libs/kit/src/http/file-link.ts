import type { MouseEvent } from 'react';

interface FileLink {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A link to a file behind the session. A plain click downloads it with `start`, which has the bearer token and says what failed; any other
 * way to open a link (a new tab, "Save link as", a copied address) uses the session's cookie. Spread it on a `Button`.
 */
export const fileLink = (address: string, start: () => unknown): FileLink => ({
  href: address,
  onClick: (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start();
  },
});

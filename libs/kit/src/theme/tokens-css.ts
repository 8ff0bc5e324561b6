import { color } from './color-tokens.ts';
import { font, shadow } from './scale-tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (scheme: 'light' | 'dark'): string =>
  [
    `color-scheme: ${scheme};`,
    ...Object.entries(color[scheme]).map(([name, value]) => `--color-${kebab(name)}: ${value.toLowerCase()};`),
    `--shadow-overlay: ${shadow[scheme].overlay};`,
    `--shadow-dock: ${shadow[scheme].dock};`,
  ]
    .map((line) => `  ${line}`)
    .join('\n');

/**
 * The tokens as custom properties for pages rendered without MUI (landing, error pages). `tokens.css` next to this file is its output; a
 * test compares the two. Without `data-theme` the system's scheme applies, so a page looks right before any script runs.
 */
export const tokensCss = (): string => `/* Written by tokens-css.ts from the tokens; change those. */
:root,
[data-theme="light"] {
${declarations('light')}
  --font-display: ${font.display};
  --font-text: ${font.text};
}
@media (prefers-color-scheme: dark) {
:root:not([data-theme="light"]) {
${declarations('dark')}
}
}
[data-theme="dark"] {
${declarations('dark')}
}
section > .notices.notices {
  z-index: 70;
  bottom: calc(var(--dock-height, 0px) + 20px + var(--notice-lift, 0px));
  transition: none;
}
`;

/** The mark in the browser's tab: one color for light mode, brass for dark. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">',
  '<style>svg{stroke:#8e1b4a}.flame{fill:#8e1b4a;stroke:none}@media(prefers-color-scheme:dark){svg{stroke:#ebc068}.flame{fill:#ebc068}}</style>',
  '<path d="M3.2 21V17.2h2V12.800h2V8.600h2V5.400h5.600v3.200h2v4.200h2v4.400h2V21M12 5.400V2.600M8.6 21v-4.600a3.4 3.4 0 0 1 6.8 0V21"/>',
  '<path class="flame" d="M12 16.200c.9 1 1.3 1.7 1.3 2.400a1.3 1.3 0 0 1-2.6 0c0-.7.4-1.4 1.3-2.400Z"/></svg>',
].join('');

import { loadMessages } from '@sannidhi/kit';

/** The shell's catalog in each language. */
export const SHELL_MESSAGES = {
  en: () => import('../messages/en.json'),
  hi: () => import('../messages/hi.json'),
  te: () => import('../messages/te.json'),
  ta: () => import('../messages/ta.json'),
  kn: () => import('../messages/kn.json'),
  gu: () => import('../messages/gu.json'),
};

/** Waits for the shell's catalog, so that none of the shell's pages ever shows a key. Imported by each such page's loader. */
export const loadShellMessages = (): Promise<void> => loadMessages('shell', SHELL_MESSAGES);

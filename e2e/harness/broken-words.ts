import type { Page } from '@playwright/test';

/** The page's words, of letters alone, whose letters are drawn on more than one line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letters = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{M}]+(?!\S)/gu)) {
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        const lines = new Set([...letters.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

import axe from 'axe-core';
import { QUICK_AXE } from '../harness/quick-axe.ts';
import { expect, test } from '../harness/test.ts';

/** Colors of every notation, seen through others, cut off, behind pictures and letters; a control without a name. */
const PAGE = `<!doctype html><html lang="en"><title>Colors</title><body style="background:hsl(0.6turn 30% 20%)">
  <main style="opacity:0.7;background:rgb(250 250 250 / 80%)"><h1 style="color:#888">Gray</h1>
  <p style="color:oklch(60% 0.1 200)">Green <a href="/" style="color:color(srgb 0.4 0.5 0.6);text-decoration:none">a link</a> in it</p>
  <p style="color:rgba(0,0,0,.6);mix-blend-mode:multiply;background:gold">Gold</p><p style="color:#767676;background:#fff">Just enough</p>
  <p style="background:linear-gradient(red, white);color:pink">Gradient</p><p style="text-shadow:0 0 3px #fff;color:#999">Shadow</p>
  <button style="border:1px solid color-mix(in srgb, red, transparent)"></button><input></main></body></html>`;

test('the quick axe says of a page what axe says of it @any-screen', async ({ page }) => {
  const said = async (source: string) => {
    await page.setContent(PAGE);
    await page.evaluate(source);
    const { violations, passes, incomplete } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document));
    return { violations, passes, incomplete };
  };
  const wanted = await said(axe.source);
  expect(wanted.violations.map(({ id }) => id)).toEqual(expect.arrayContaining(['button-name', 'color-contrast', 'label']));
  expect(await said(QUICK_AXE)).toEqual(wanted);
});

import { expect, type Page } from '@playwright/test';

/** In forced colors (Windows' contrast themes), no control is invisible, and what is chosen looks other than what isn't. */
export async function expectForcedColors(page: Page, address: string) {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(unseen), `${address} in forced colors`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Names controls without anything to see, and choices that look like what isn't chosen. Runs in the page. */
function unseen(): string[] {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 120));
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const hasEdge = (style: CSSStyleDeclaration) =>
    (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) ||
    (style.borderBottomStyle !== 'none' && parseFloat(style.borderBottomWidth) > 0) ||
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);
  const isSeen = (control: HTMLElement): boolean =>
    Boolean(control.textContent?.trim()) ||
    Boolean(control.querySelector('svg, img')) ||
    [control, ...control.querySelectorAll('*')].some((part) => hasEdge(getComputedStyle(part)));
  const lost = visible('button, a[href], [role="switch"], [role="checkbox"], [role="radio"], [role="progressbar"]').filter(
    (control) => control.getBoundingClientRect().width > 4 && !isSeen(control),
  );

  const lookOf = (element: Element): string => {
    const looks = (part: Element, pseudo?: string) => {
      const style = getComputedStyle(part, pseudo);
      const { backgroundColor, color, fontWeight, textDecorationLine, boxShadow, content } = style;
      const { outlineStyle, outlineWidth, borderBottomWidth, borderBottomColor, borderTopColor, borderInlineStartWidth } = style;
      return [
        ...[backgroundColor, color, fontWeight, textDecorationLine, boxShadow, content, outlineStyle, outlineWidth],
        ...[borderBottomWidth, borderBottomColor, borderTopColor, borderInlineStartWidth],
      ].join(' ');
    };
    return [looks(element), looks(element, '::before'), looks(element, '::after'), element.querySelectorAll('svg').length].join(' | ');
  };
  const alike = ['aria-pressed', 'aria-selected', 'aria-checked'].flatMap((state) =>
    visible(`[${state}="true"]`).filter((chosen) => {
      const others = [
        ...(chosen
          .closest('[role="tablist"], [role="radiogroup"], [role="group"], ul, ol, fieldset')
          ?.querySelectorAll(`[${state}="false"]`) ?? []),
      ];
      const other = others.find((one) => one.tagName === chosen.tagName && one.className.split(' ')[0] === chosen.className.split(' ')[0]);
      return other !== undefined && lookOf(other) === lookOf(chosen);
    }),
  );
  return [
    ...lost.map((control) => `cannot be seen: ${nameOf(control)}`),
    ...alike.map((chosen) => `looks as if not chosen: ${nameOf(chosen)}`),
  ];
}

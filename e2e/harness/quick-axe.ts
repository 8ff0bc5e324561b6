import axe from 'axe-core';

type Color = Record<'r' | 'g' | 'b' | 'alpha', number>;
interface ColorClass {
  prototype: Color & { parseString: (this: Color, text: string) => Color };
}

/** Stands for `new WeakMap()`: a value is kept on the object itself. */
const KEPT_ON_THE_OBJECT = `function () {
  const key = Symbol('kept by axe');
  return { has: (object) => key in object, get: (object) => object[key], set: (object, value) => void (object[key] = value) };
}`;

/**
 * Axe with the same findings in half of the processor time, most of which goes to a dozen colors: it reads each of them thousands of
 * times, and keeps the parts of each reading in seven weak maps, which every collection of garbage then has to follow.
 */
export const QUICK_AXE = `(function (WeakMap) { ${axe.source} })(${KEPT_ON_THE_OBJECT}); (${rememberColors})();`;

/** A color's text means the same each time it is read. Runs in the page. */
function rememberColors() {
  const { Color } = (window as unknown as { axe: { commons: { color: { Color: ColorClass } } } }).axe.commons.color;
  const read = Color.prototype.parseString;
  const known = new Map<string, Color>();
  Color.prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    if (!known.has(text)) known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

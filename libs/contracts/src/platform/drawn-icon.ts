/** A remote's own outline icon: the `d` of each stroke in a 24-unit square, like the kit's own icons. */
export type DrawnIcon = readonly string[];

export const MOST_STROKES = 12;
/** Path data letters, digits and separators: nothing that a document could interpret as markup, a script or a URL. */
export const STROKE = { pattern: /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE .,+-]*$/, length: 1000 } as const;

/** Whether a text is the path data of one stroke and nothing else. */
export const isStroke = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= STROKE.length && STROKE.pattern.test(text);

/** Whether a value is an icon that a release may contain. */
export const isDrawnIcon = (icon: unknown): icon is DrawnIcon =>
  Array.isArray(icon) && icon.length > 0 && icon.length <= MOST_STROKES && icon.every(isStroke);

/** An outline icon a remote brings itself: the `d` of each stroke, drawn in a square of 24, as the kit's own icons are. */
export type DrawnIcon = readonly string[];

export const MOST_STROKES = 12;
/** Letters of path data, figures and what separates them: nothing a document could take for markup, a script or an address. */
export const STROKE = { pattern: /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE .,+-]*$/, length: 1000 } as const;

/** Whether a text is the path data of one stroke and nothing else. */
export const isStroke = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= STROKE.length && STROKE.pattern.test(text);

/** Whether something is an icon as a release may bring it. */
export const isDrawnIcon = (icon: unknown): icon is DrawnIcon =>
  Array.isArray(icon) && icon.length > 0 && icon.length <= MOST_STROKES && icon.every(isStroke);

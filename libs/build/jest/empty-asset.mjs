/** Stands for a style, font, picture or sound that a test has no eyes or ears for. */
export default '';

/** A text file as a module whose default export is the text, as in the build. */
export const process = (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` });
export default { process };

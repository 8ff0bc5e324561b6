/** A text file as a module whose default is the text, as the build makes it. */
export const process = (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` });
export default { process };

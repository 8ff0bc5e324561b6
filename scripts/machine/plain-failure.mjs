/** A failure the person at the terminal can mend: shown as one sentence without a stack. */
export class PlainFailure extends Error {}

/** Runs a script's work; a plain failure ends it with its sentence, anything else is a bug and shows its stack. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

/** What a person can mend in a sentence: ours, or a mistyped option, of which Node says more than is needed. */
function sentenceOf(error) {
  if (error instanceof PlainFailure) return `\n${error.message}`;
  return error.code?.startsWith('ERR_PARSE_ARGS') ? `\n${error.message.replace(/\. .*/s, '')}.` : undefined;
}

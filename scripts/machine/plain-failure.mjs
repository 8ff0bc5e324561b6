/** A failure that the user can fix: shown as one sentence without a stack trace. */
export class PlainFailure extends Error {}

/** Runs a script's work; a plain failure ends it with its sentence, anything else is a bug and shows its stack trace. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

/** Failures with a sentence for the user: ours, or a mistyped option, where Node says more than needed. */
function sentenceOf(error) {
  if (error instanceof PlainFailure) return `\n${error.message}`;
  return error.code?.startsWith('ERR_PARSE_ARGS') ? `\n${error.message.replace(/\. .*/s, '')}.` : undefined;
}

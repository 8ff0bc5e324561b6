/** A failure the person at the terminal can mend: shown as one sentence without a stack. */
export class PlainFailure extends Error {}

/** Runs a script's work; a plain failure ends it with its sentence, anything else is a bug and shows its stack. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainFailure ? `\n${error.message}` : error);
    process.exit(1);
  }
}

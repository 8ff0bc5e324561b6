const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const QUIET_REPORT_MS = 20_000;

/** "8 s", "2 min 05 s". */
export function formatDuration(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Shows that long work is still running: a spinner with the time on a terminal, an occasional line in a log.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const startedAt = Date.now();
  const elapsed = () => formatDuration(Date.now() - startedAt);
  const ticking = process.stdout.isTTY ? spin(title, elapsed) : report(title, elapsed);
  try {
    const result = await work();
    finish(ticking, `✔ ${title} (${elapsed()})`);
    return result;
  } catch (error) {
    finish(ticking, `✖ ${title} (${elapsed()})`);
    throw error;
  }
}

function spin(title, elapsed) {
  let frame = 0;
  return setInterval(() => {
    frame = (frame + 1) % FRAMES.length;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${title} ${elapsed()}`);
  }, 100);
}

function report(title, elapsed) {
  console.log(`… ${title}`);
  return setInterval(() => console.log(`… ${title}, ${elapsed()} so far`), QUIET_REPORT_MS);
}

function finish(ticking, line) {
  clearInterval(ticking);
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
  console.log(line);
}

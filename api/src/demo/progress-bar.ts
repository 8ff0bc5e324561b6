const WIDTH = 30;
const PARTS_IN_A_LOG = 10;

/** Where a bar can be drawn: a terminal, or a log. */
export interface Canvas {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Shows the progress of long work at each update: on a terminal a bar with the remaining time, in a log one line per tenth. `now` in
 * milliseconds.
 */
export function progressBar(what: string, canvas: Canvas, now: () => number = Date.now): (done: number, total: number) => void {
  const startedAt = now();
  let told = -1;
  return (done, total) => {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const left = share > 0 ? Math.ceil(((now() - startedAt) / 1000 / share) * (1 - share)) : 0;
    const counts = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${what}, ${minutes(left)} left`;
    if (canvas.isTTY) return void canvas.write(`\r\x1b[2K${bar(share)} ${counts}${share === 1 ? '\n' : ''}`);
    const part = Math.floor(share * PARTS_IN_A_LOG);
    if (part !== told) canvas.write(`${Math.floor(share * 100)}%: ${counts}\n`);
    told = part;
  };
}

const bar = (share: number) => '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');

const minutes = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`);

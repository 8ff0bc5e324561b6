/**
 * Loaded before the API (`--require`, with `--expose-gc`): at each SIGUSR2 it collects its garbage and appends its memory to the file of
 * `MEMORY_FILE`, one JSON line each.
 */
const { appendFileSync } = require('node:fs');

process.on('SIGUSR2', () => {
  global.gc();
  appendFileSync(process.env.MEMORY_FILE, `${JSON.stringify(process.memoryUsage())}\n`);
});

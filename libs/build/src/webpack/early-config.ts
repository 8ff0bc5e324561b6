import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { type ShellOptions, shellOutput } from './shell-config.ts';

/** The script that starts a prerendered page: one small file, without React and without the federation runtime. */
export function earlyConfig({ dir, mode = 'production' }: ShellOptions): Configuration {
  const base = baseConfig(dir, mode);
  return {
    ...base,
    entry: { early: './src/early/main.ts' },
    // Too small for a second thread to be worth its bytes.
    plugins: [],
    output: { ...base.output, ...shellOutput(dir), clean: false, uniqueName: 'early' },
  };
}

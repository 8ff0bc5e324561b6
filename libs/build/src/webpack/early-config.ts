import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { type ShellOptions, shellOutput } from './shell-config.ts';

/**
 * The scripts that start a prerendered page, one for the landing page and one for painted screens: small files, without React and without the
 * federation runtime.
 */
export function earlyConfig({ dir, mode = 'production' }: ShellOptions): Configuration {
  const base = baseConfig(dir, mode);
  return {
    ...base,
    entry: { early: './src/early/main.ts', painted: './src/early/painted.ts' },
    // Too small for a second thread to be worth its bytes.
    plugins: [],
    output: { ...base.output, ...shellOutput(dir), clean: false, uniqueName: 'early' },
  };
}

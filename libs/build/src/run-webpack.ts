import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { BuildProblem } from './build-problem.ts';

/** Runs one build. @throws BuildProblem with every error and warning: a warning fails the build too. */
export function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const json = stats?.toJson({
        all: false,
        assets: true,
        // What an interrupted build left with the same content isn't written again, but belongs to this one.
        cachedAssets: true,
        chunks: true,
        chunkOrigins: true,
        chunkRelations: true,
        chunkModules: true,
        // A part of the kit whose only user is in the same chunk is listed as well.
        dependentModules: true,
        chunkModulesSpace: Number.POSITIVE_INFINITY,
        errors: true,
        warnings: true,
        entrypoints: true,
      });
      const problems = [...(json?.errors ?? []), ...(json?.warnings ?? [])].map(
        ({ moduleName, message }) => `${moduleName ?? ''}\n${withoutTraces(message)}`,
      );
      compiler.close(() => {
        if (error) reject(error);
        else if (problems.length || !json) reject(new BuildProblem(problems.join('\n\n')));
        else resolve(json);
      });
    });
  });
}

/** Says what is wrong in the source, not where the compiler noticed it. */
export const withoutTraces = (message: string): string =>
  message
    .replace(/\n+Caused by:[\s\S]*?(?=\n\n\S|$)/, '')
    .replace(/\n+Stack backtrace:[\s\S]*$/, '')
    .replaceAll(/\n +at .+/g, '')
    .trimEnd();

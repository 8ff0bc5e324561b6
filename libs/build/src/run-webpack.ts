import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** Runs one build. @throws with every error and warning: a warning fails the build too. */
export function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const json = stats?.toJson({
        all: false,
        assets: true,
        chunks: true,
        chunkOrigins: true,
        chunkRelations: true,
        errors: true,
        warnings: true,
        entrypoints: true,
      });
      const problems = [...(json?.errors ?? []), ...(json?.warnings ?? [])].map(
        ({ moduleName, message }) => `${moduleName ?? ''}\n${message}`,
      );
      compiler.close(() => {
        if (error) reject(error);
        else if (problems.length || !json) reject(new Error(problems.join('\n\n')));
        else resolve(json);
      });
    });
  });
}

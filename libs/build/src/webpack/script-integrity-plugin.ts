import webpack, { type Chunk, type Compiler, type WebpackPluginInstance } from 'webpack';

/** No script hashes to it, so the browser refuses what the release does not list. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/**
 * Gives every inner chunk of a remote the digest its release lists. The shell puts the digests of a release,
 * by pathname, into `globalThis.__sannidhiIntegrity__` before it loads the release. A chunk without a digest is refused.
 */
export class ScriptIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(ScriptIntegrityPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(ScriptIntegrityPlugin.name, (source: string, _chunk: Chunk) => `${source}\n${INTEGRITY_CODE}`);
    });
  }
}

const INTEGRITY_CODE = `script.integrity = (globalThis.__sannidhiIntegrity__ || {})[new URL(script.src).pathname] || "${REFUSED}";
script.crossOrigin = "anonymous";`;

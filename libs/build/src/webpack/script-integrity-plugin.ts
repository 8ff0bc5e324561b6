import webpack, { type Chunk, type Compiler, type WebpackPluginInstance } from 'webpack';

/** No script has this hash, so the browser refuses what the release doesn't list. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/**
 * Gives every inner chunk of a remote the digest that its release lists. The shell puts a release's digests, by pathname, into
 * `globalThis.__sannidhiIntegrity__` before it loads the release. A chunk without a digest is refused. A chunk that failed before is
 * requested with the query in `globalThis.__sannidhiAgain__`.
 */
export class ScriptIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(ScriptIntegrityPlugin.name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(ScriptIntegrityPlugin.name, (source: string, _chunk: Chunk) => `${source}\n${INTEGRITY_CODE}`);
    });
  }
}

const INTEGRITY_CODE = `var pathname = new URL(script.src).pathname;
script.integrity = (globalThis.__sannidhiIntegrity__ || {})[pathname] || "${REFUSED}";
script.crossOrigin = "anonymous";
script.src += (globalThis.__sannidhiAgain__ || {})[pathname] || "";`;

import webpack, { type Compiler, type NormalModule, type WebpackPluginInstance } from 'webpack';
import { kitPackages, sharedNames } from './shared-modules.ts';

/** Dependencies of the kit's packages that the page must load only once. */
const BROUGHT_ALONG = ['react-router', 'scheduler', '@mui/system', '@mui/utils', '@emotion/cache'];
const ALLOWED = new Set(['@sannidhi/contracts', '@sannidhi/kit', 'libphonenumber-js']);

/** Stateless, so a copy does no harm and keeps a screen's icons with the screen. */
const ICONS = /\/kit\/src\/(parts\/icons|icons\/icons)\.ts$|\/node_modules\/@tabler\/icons-react\//;

/** Fails a remote's build that would include its own copy of something the kit already ships, or code from the shell or another remote. */
export class OwnCodeOnlyPlugin implements WebpackPluginInstance {
  private readonly remote: string;

  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler) {
    const kit = [...Object.keys(kitPackages()), ...BROUGHT_ALONG].filter((name) => !ALLOWED.has(name));
    compiler.hooks.compilation.tap(OwnCodeOnlyPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(OwnCodeOnlyPlugin.name, (modules) => {
        for (const module of modules) {
          const reasons = module instanceof webpack.NormalModule ? [this.refusal(module.resource, kit), ...unsharedNames(module)] : [];
          for (const reason of reasons) if (reason) compilation.errors.push(new compiler.webpack.WebpackError(reason));
        }
      });
    });
  }

  private refusal(resource: string, kit: string[]): string | undefined {
    if (ICONS.test(resource)) return undefined;
    const copied = kit.find((name) => resource.includes(`/node_modules/${name}/`));
    if (copied) return `${this.remote} would bundle its own ${copied}: import what you need from @sannidhi/kit`;
    if (/\/(libs|@sannidhi)\/kit\/src\/(?!area)/.test(resource))
      return `${this.remote} would bundle ${resource}: import it from @sannidhi/kit, which is shared`;
    const other = /\/(shell|mfe-[a-z-]+)\/src\//.exec(resource)?.[1];
    if (other && other !== this.remote) return `${this.remote} imports from ${other}: an area never reaches into another`;
    return undefined;
  }
}

interface ImportedName {
  request?: string;
  ids?: string[];
}

/** Names imported from a package that the shell shares only in part, and not these. */
function unsharedNames(module: NormalModule): string[] {
  return (module.dependencies as ImportedName[]).flatMap(({ request, ids }) => {
    const name = ids?.[0];
    const missing = request && name && sharedNames(request)?.has(name) === false;
    return missing ? [`${name} of ${request} is not shared: the shell has to share it first (shell/src/shared/${request}.ts)`] : [];
  });
}

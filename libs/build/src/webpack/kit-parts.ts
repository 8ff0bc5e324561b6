import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KIT_PARTS } from '@sannidhi/kit/shared-modules';
import { library } from '../repository.ts';
import { exportedNames } from './exported-names.ts';

/** Which part of the kit has each of its names; see `KIT_PARTS`. */
export const partsByName = (): Record<string, string> =>
  Object.fromEntries(
    [...KIT_PARTS, 'icons'].flatMap((part) =>
      exportedNames(readFileSync(library(`kit/src/parts/${part}.ts`), 'utf8')).map((name) => [name, part]),
    ),
  );

/** Replaces imports of the kit by imports of its parts; see `import-kit-parts.mjs`. */
export const kitPartsLoader = () => ({
  loader: fileURLToPath(new URL('./import-kit-parts.mjs', import.meta.url)),
  options: { parts: partsByName() },
});

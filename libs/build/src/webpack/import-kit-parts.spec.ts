import { partsByName } from './kit-parts.ts';

type Loader = (this: { getOptions: () => { parts: Record<string, string> } }, source: string) => string;
const { default: importKitParts } = jest.requireActual<{ default: Loader }>('./import-kit-parts.mjs');
const load = (source: string) => importKitParts.call({ getOptions: () => ({ parts: partsByName() }) }, source);

it('takes each name from the part that has it, under the name it is used by', () => {
  expect(load('import { Form, useText, DataTable as Table, IconKey } from "@sannidhi/kit";')).toBe(
    [
      "import { Form } from '@sannidhi/kit/parts/forms';",
      "import { useText } from '@sannidhi/kit/parts/base';",
      "import { DataTable as Table } from '@sannidhi/kit/parts/tables';",
      "import { IconKey } from '@sannidhi/kit/parts/icons';",
    ].join(' '),
  );
});

it('leaves to the whole kit what no part has, and other packages alone', () => {
  expect(load("import { Newer } from '@sannidhi/kit';")).toBe("import { Newer } from '@sannidhi/kit';");
  expect(load("import { defineArea } from '@sannidhi/kit/area';")).toBe("import { defineArea } from '@sannidhi/kit/area';");
  expect(load("import * as kit from '@sannidhi/kit';")).toBe("import * as kit from '@sannidhi/kit';");
});

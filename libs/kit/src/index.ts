/**
 * `@sannidhi/kit`: the named exports that remotes use. One shared instance per page. A build replaces an import of a name by one of the part
 * that has it, so that a screen loads only the parts it uses.
 */

export * from './parts/base.ts';
export * from './parts/cart.ts';
export * from './parts/fields.ts';
export * from './parts/figures.ts';
export * from './parts/forms.ts';
export * from './parts/frames.ts';
export * from './parts/icons.ts';
export * from './parts/panels.ts';
export * from './parts/sheets.ts';
export * from './parts/sky.ts';
export * from './parts/tables.ts';

// After the tables: the contract's report numbers types of the same name in the order in which it meets them.

export * from './parts/states.ts';

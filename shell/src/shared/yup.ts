import * as yup from 'yup/index.esm.js';
import { described } from './built-later.ts';

/**
 * What the page shares as `yup`: the package, whose schemas are built when they are first used. yup clones a schema for each method in its
 * description, and a page describes some three hundred schemas but validates with one or two: building all of them was a fifth of a second
 * of a slow phone's time before anything was shown.
 */
export * from 'yup/index.esm.js';
export const array = described(yup.array);
export const boolean = described(yup.boolean);
export const mixed = described(yup.mixed);
export const number = described(yup.number);
export const object = described(yup.object);
export const string = described(yup.string);

/** What formik takes from lodash, for the values of forms: texts, numbers, dates, files, and plain objects and lists of them. */

/** Whether a value is an object literal's. */
export function isPlainObject(value) {
  if (value === null || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** A copy of a list or of a plain object; anything else is itself. */
export function clone(value) {
  if (Array.isArray(value)) return [...value];
  return isPlainObject(value) ? { ...value } : value;
}

/** A copy with copies of everything in it. */
export function cloneDeep(value) {
  if (Array.isArray(value)) return value.map(cloneDeep);
  return isPlainObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneDeep(one)])) : value;
}

/** The steps of a field's name: `rows[0].name` is `rows`, `0`, `name`. */
export const toPath = (name) => (Array.isArray(name) ? name.map(String) : (String(name).match(/[^.[\]]+/g) ?? []));

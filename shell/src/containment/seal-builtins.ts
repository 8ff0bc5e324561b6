type World = Pick<typeof globalThis, 'Array' | 'Function' | 'JSON' | 'Object' | 'Promise' | 'String'>;
type Kind = Exclude<keyof World, 'JSON'>;

/**
 * Names that libraries assign on their own objects although a prototype has them (webpack's runtime a `push` on its list of chunks). An
 * inherited method that can't be written refuses that too, so these are accessors. Source: the enablements of Agoric's SES.
 */
const ASSIGNED: Readonly<Record<Kind, readonly PropertyKey[]>> = {
  Array: ['concat', 'push', 'toString'],
  Function: ['bind', 'constructor', 'toString'],
  Object: ['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf'],
  Promise: [],
  String: ['toString', 'valueOf'],
};

/**
 * Makes the methods that all code on the page shares refuse replacement, before any remote runs: whatever tries throws, in its own area.
 * `Error` stays as it is, because yup and the HTTP errors write to it, and so do clocks and timers, which tests replace. So
 * do collections, iterators and expressions: browsers walk sets and search texts up to fifty times slower once their methods were touched.
 */
export function sealBuiltins(world: World = globalThis): void {
  for (const name of Object.keys(ASSIGNED) as Kind[]) {
    const kind = world[name];
    for (const key of methodsOf(kind)) refuseChange(kind, key);
    for (const key of methodsOf(kind.prototype)) {
      if (ASSIGNED[name].includes(key)) allowOwn(kind.prototype, key);
      else if (kind !== world.Object) refuseChange(kind.prototype, key);
    }
    refuseChange(world, name);
  }
  for (const key of methodsOf(world.JSON)) refuseChange(world.JSON, key);
  refuseChange(world, 'JSON');
  world.Object.preventExtensions(world.Object.prototype);
}

const methodsOf = (owner: object) =>
  Reflect.ownKeys(owner).filter((key) => typeof Object.getOwnPropertyDescriptor(owner, key)?.value === 'function');

/** Assigning the property throws from now on, and so does redefining it; an inherited one becomes the object's own. */
export const refuseChange = <Owner extends object>(owner: Owner, key: keyof Owner | PropertyKey): void =>
  void Object.defineProperty(owner, key, { value: owner[key as keyof Owner], writable: false, configurable: false });

/** The same for the prototype itself; an object that inherits the method may still be given its own. */
function allowOwn(prototype: object, key: PropertyKey): void {
  const { value: shared, enumerable = false } = Object.getOwnPropertyDescriptor(prototype, key) ?? {};
  Object.defineProperty(prototype, key, {
    enumerable,
    configurable: false,
    get: () => shared,
    set(this: object, value: unknown) {
      if (this === prototype) throw new TypeError(`${String(key)} belongs to the whole page and can't be replaced`);
      Object.defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
    },
  });
}

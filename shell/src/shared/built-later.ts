/** Methods that only describe a schema further: they answer with another one. One that is missing here builds the schema early. */
const DESCRIBING: ReadonlySet<PropertyKey> = new Set([
  'default',
  'integer',
  'matches',
  'max',
  'min',
  'noUnknown',
  'nullable',
  'omit',
  'oneOf',
  'optional',
  'pick',
  'required',
  'shape',
  'strict',
  'test',
  'transform',
  'trim',
  'typeError',
  'when',
]);

/** A function that creates schemas, such as yup's `object`, whose schemas are built when they are first used. */
export const described = <Create extends (...given: never[]) => object>(create: Create): Create =>
  ((...given: Parameters<Create>) => builtLater(() => create(...given))) as Create;

/** Stands for a schema: describes it further without building it, and is it for everything else. */
function builtLater(build: () => object): object {
  let built: object | undefined;
  const schema = (): object => {
    built ??= build();
    return built;
  };
  const describe =
    (method: PropertyKey) =>
    (...given: unknown[]) =>
      // Without a value, `default()` answers with the one there is.
      given.length === 0 && method === 'default' ? call(schema(), method, given) : builtLater(() => call(schema(), method, given));
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (DESCRIBING.has(name)) return describe(name);
        const value: unknown = Reflect.get(schema(), name);
        return typeof value === 'function' && name !== 'constructor' ? value.bind(schema()) : value;
      },
      set: (_, name, value) => Reflect.set(schema(), name, value),
      has: (_, name) => name in schema(),
      getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
      ownKeys: () => Reflect.ownKeys(schema()),
      getOwnPropertyDescriptor: (_, name) => {
        const property = Reflect.getOwnPropertyDescriptor(schema(), name);
        return property && { ...property, configurable: true };
      },
    },
  );
}

const call = (schema: object, method: PropertyKey, given: unknown[]): object =>
  (Reflect.get(schema, method) as (...given: unknown[]) => object).apply(schema, given);

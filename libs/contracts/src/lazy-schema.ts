import * as yup from 'yup';

/** Methods that only describe a schema further: they answer with another one. */
const DESCRIBING: ReadonlySet<PropertyKey> = new Set([
  'default',
  'defined',
  'email',
  'integer',
  'length',
  'lowercase',
  'matches',
  'max',
  'min',
  'noUnknown',
  'notRequired',
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
  'uppercase',
  'when',
]);

/**
 * yup's `array`, `boolean`, `mixed`, `number`, `object` and `string`, whose schemas are built when they are first used. yup clones a schema
 * for each method in its description, and a page describes some three hundred schemas but validates with one or two: on a phone, building
 * all of them took a fifth of a second before anything was shown.
 */
export const array = described(yup.array);
export const boolean = described(yup.boolean);
export const mixed = described(yup.mixed);
export const number = described(yup.number);
export const object = described(yup.object);
export const string = described(yup.string);

function described<Create extends (...given: never[]) => object>(create: Create): Create {
  return ((...given: Parameters<Create>) => builtLater(() => create(...given))) as Create;
}

/** Stands for a schema: describes it further without building it, and is it for everything else. */
function builtLater(build: () => object): object {
  let built: object | undefined;
  const schema = (): object => {
    built ??= build();
    return built;
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        // Without a value, `default()` answers with the one there is.
        if (DESCRIBING.has(name))
          return (...given: unknown[]) =>
            given.length === 0 && name === 'default'
              ? call(schema(), name, given)
              : builtLater(() => call(schema(), name, given) as object);
        const value: unknown = Reflect.get(schema(), name);
        return typeof value === 'function' && name !== 'constructor' ? value.bind(schema()) : value;
      },
      set: (_, name, value) => Reflect.set(schema(), name, value),
      has: (_, name) => Reflect.has(schema(), name),
      getPrototypeOf: () => Reflect.getPrototypeOf(schema()),
      ownKeys: () => Reflect.ownKeys(schema()),
      getOwnPropertyDescriptor: (_, name) => {
        const property = Reflect.getOwnPropertyDescriptor(schema(), name);
        return property && { ...property, configurable: true };
      },
    },
  );
}

const call = (schema: object, method: PropertyKey, given: unknown[]): unknown =>
  (Reflect.get(schema, method) as (...given: unknown[]) => unknown).apply(schema, given);

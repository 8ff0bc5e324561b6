/**
 * What is only for pages that the router itself renders on a server. Such a page has a framework context; ours never has one, and each of
 * these conditions is always false.
 */
const FRAMEWORK_ONLY = [
  // `PrefetchPageLinks` and what it asks of a framework's manifest; every link had two states and two effects for it.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, undefined, {}];'],
  [/return shouldPrefetch && !isAbsolute \?[^;]+PrefetchPageLinks[^;]+: link;/, 'return link;'],
  // Errors and redirects of server components.
  [/if \(this\.context && typeof error === "object"/, 'if (false && typeof error === "object"'],
  [/if \(this\.context\) \{\s*return [^;]+RSCErrorHandler[^;]+;\s*\}/, ''],
];
/** Sentences in the console for whoever writes a route or an address; our routes are checked by the build. */
const FOR_DEVELOPERS = [
  [/warning\(\s*path === "\*"[^;]+;/, ''],
  [/warning\(\s*false,\s*`The URL path[^;]+;/, ''],
];

/**
 * Lets webpack leave out the router's components that nobody imports: a component that is wrapped and then given a name for developers'
 * tools counts as used, and brings along what it uses.
 * @param {string} source
 */
export default function droppableComponents(source) {
  const own = /^function PrefetchPageLinks\(/m.test(source) ? [...FRAMEWORK_ONLY, ...FOR_DEVELOPERS].reduce(without, source) : source;
  return own
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2');
}

/** A router whose text changed fails the build rather than growing the first download. */
function without(source, [part, instead]) {
  if (!part.test(source)) throw new Error(`The router no longer contains ${part}: see whether the first download still needs this rule`);
  return source.replace(part, instead);
}

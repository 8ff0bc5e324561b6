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
/**
 * The router's forms, which call actions of routes, its fetchers, what it rendered on a server, and probes into it: none of their names is
 * in `shell/src/shared/react-router-dom.ts`, and no route of ours has an action.
 */
const NEVER_CALLED = [
  [/^ {4}fetch: fetch2,$/m, ''],
  [/else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/, 'else if (false) {'],
  [/opts\?\.hydrationData \|\| parseHydrationData\(\)/, 'undefined'],
  [/if \(init\.instrumentations\) \{(?=\s*let instrumentations = )/, 'if (false) {'],
  [/if \(init\.instrumentations\) \{(?=\s*router = )/, 'if (false) {'],
];
/** Sentences in the console for whoever writes a route or an address; our routes are checked by the build. */
const FOR_DEVELOPERS = [
  [/warning\(\s*path === "\*"[^;]+;/, ''],
  [/warning\(\s*false,\s*`The URL path[^;]+;/, ''],
];

/** What the federation library advises whoever configures it: the code that it adds to each of these errors says which one it is. */
const FOR_CONFIGURERS = [
  [/"The name option cannot be changed after[^\n]+api\."/, '""'],
  [/"The getter for the shared module is not a function\.[^\n]+lib\."/, '""'],
];

/**
 * Lets webpack leave out what no page needs of libraries, and the router's components that nobody imports: a component that is wrapped and
 * then given a name for developers' tools counts as used, and brings along what it uses.
 * @param {string} source
 */
export default function droppableComponents(source) {
  return rulesFor(source)
    .reduce(without, source)
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/*#__PURE__*/ $2');
}

function rulesFor(source) {
  if (/^function PrefetchPageLinks\(/m.test(source)) return [...FRAMEWORK_ONLY, ...NEVER_CALLED, ...FOR_DEVELOPERS];
  return /^const runtimeDescMap = /m.test(source) ? FOR_CONFIGURERS : [];
}

/** A library whose text changed fails the build rather than growing the first download. */
function without(source, [part, instead]) {
  if (!part.test(source)) throw new Error(`A library no longer contains ${part}: see whether the first download still needs this rule`);
  return source.replace(part, instead);
}

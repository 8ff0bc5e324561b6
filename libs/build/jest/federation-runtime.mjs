/**
 * A placeholder for the federation runtime: a test registers what a remote exposes with `exposeInTest`, and `loadRemote` returns it or
 * fails like a remote that is down.
 */
const exposed = new Map();

export const exposeInTest = (id, load) => exposed.set(id, load);
export const forgetExposed = () => exposed.clear();

export async function loadRemote(id) {
  const load = exposed.get(id);
  if (!load) throw new Error(`No remote answers to ${id}`);
  return load();
}

export const registerRemotes = () => {};
export const registerPlugins = () => {};
export const preloadRemote = async () => {};
export const getInstance = () => ({ loadRemote, registerRemotes, preloadRemote });

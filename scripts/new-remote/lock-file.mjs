/** The lock file with a workspace added, as npm would write it. */
export function addToLock(lock, name, { version, dependencies, devDependencies, peerDependencies }) {
  const packages = {
    ...lock.packages,
    [name]: { version, dependencies, devDependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  return { ...lock, packages: inOrder(packages) };
}

/** The lock file without it. */
export function removeFromLock(lock, name) {
  const { [name]: _, [`node_modules/${name}`]: __, ...packages } = lock.packages;
  return { ...lock, packages };
}

const inOrder = (packages) => Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));

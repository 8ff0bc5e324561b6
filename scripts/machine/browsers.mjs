import { once } from 'node:events';
import { canInstallPackages, findCommand, installPackages } from './debian.mjs';
import { launch, stop } from './run.mjs';

/** Each command with the Debian package that has it. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** Where Firefox and WebKitGTK's driver are; installs Debian's if allowed. */
export async function haveBrowsers() {
  const missing = Object.entries(PACKAGES).flatMap(([command, name]) => (findCommand(command) ? [] : [name]));
  if (missing.length > 0 && canInstallPackages()) await installPackages(...missing).catch((error) => console.error(error.message));
  return { FIREFOX_PATH: findCommand('firefox-esr', 'firefox'), WEBKIT_DRIVER_PATH: findCommand('WebKitWebDriver') };
}

/**
 * A screen that nobody looks at: WebKitGTK's browser opens a window.
 *
 * @returns {Promise<{ name: string, stop: () => Promise<void> }>}
 */
export async function startDisplay() {
  const server = launch(findCommand('Xvfb'), ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const [number] = await once(server.stdout, 'data');
  return { name: `:${number.toString().trim()}`, stop: () => stop(server) };
}

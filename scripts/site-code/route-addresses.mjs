// Part of the configuration of vite. This is plain JavaScript, since the configuration is loaded without a bundle.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '../../renderer/define/layout.mjs'
import { ROOT } from '../../src/engine/routes/base.mjs'
import { toPosixPath } from '../files/paths.mjs'

/** A route at the start of a string. */
const ROUTE = /(['"`])\/(?!\/)/g

/**
 * A plugin that turns the routes in the code for browsers into addresses below a base path. They all stand in one folder of a project. Code
 * of the server keeps routes: its output gets the base path in the last stage (renderer/placement.ts).
 * @param {string} root the folder of the project @param {string} base @returns {import('vite').Plugin}
 */
export const routeAddresses = (root, base) => {
  // The paths of modules have no symbolic links.
  const folder = `${toPosixPath(join(realpathSync(root), ROUTES))}/`
  return {
    name: 'route-addresses',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' && base !== ROOT,
    transform: (code, id) => (id.startsWith(folder) ? { code: code.replaceAll(ROUTE, (_, quote) => quote + base), map: null } : undefined),
  }
}

import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import * as admin from '../../renderer/admin/config'
import type { Site } from '../../renderer/define/site'
import * as development from '../../renderer/development'
import * as explorer from '../../renderer/explorer/document'
import * as reader from '../../src/engine/content/read/read'
import { InvariantError } from '../../src/engine/problems/problem'
import * as content from '../content'
import * as editorFiles from '../editor-files'

/** The modules that the development server runs through vite, so that changed code is used at once. */
export type Modules = {
  site: { default: Site }
  admin: typeof import('../../renderer/admin/config')
  content: typeof import('../content')
  development: typeof import('../../renderer/development')
  editorFiles: typeof import('../editor-files')
  explorer: typeof import('../../renderer/explorer/document')
  reader: typeof import('../../src/engine/content/read/read')
}

function environmentOf(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new InvariantError('the ssr environment cannot run modules')
  return environment
}

/**
 * The modules of the bundle that the server was started from. They are available at once, and have the code that vite imports later, unless
 * that has changed.
 */
export const bundledModules = (site: Site): Modules => ({
  site: { default: site },
  admin,
  content,
  development,
  editorFiles,
  explorer,
  reader,
})

/**
 * Invalidates modules that failed, since the cause may lie in another one, and modules that import them: in a cycle, these may hold values
 * of one that failed later. All others stay, so that fixed code loads as fast as changed code.
 */
async function forgetFailed({ evaluatedModules }: RunnableDevEnvironment['runner']): Promise<void> {
  const modules = [...evaluatedModules.idToModuleMap.values()]
  // The first module that fails ends an import, while others are still evaluated.
  const results = await Promise.allSettled(modules.map(async ({ promise }) => promise))
  const forgotten = new Set(modules.filter((_, index) => results[index]?.status === 'rejected'))
  // Iterating a set also visits what is added to it meanwhile.
  for (const { importers } of forgotten)
    for (const importer of importers) {
      const module = evaluatedModules.getModuleById(importer)
      if (module) forgotten.add(module)
    }
  for (const module of forgotten) evaluatedModules.invalidateModule(module)
}

/** Imports the current code. `siteModule` is the path of the site from the root of vite. */
export async function importModules(server: ViteDevServer, siteModule: string): Promise<Modules> {
  const { runner } = environmentOf(server)
  await forgetFailed(runner)
  const [site, admin, content, development, editorFiles, explorer, reader] = await Promise.all([
    runner.import<Modules['site']>(`/${siteModule}`),
    runner.import<Modules['admin']>('/renderer/admin/config.ts'),
    runner.import<Modules['content']>('/scripts/content.ts'),
    runner.import<Modules['development']>('/renderer/development.ts'),
    runner.import<Modules['editorFiles']>('/scripts/editor-files.ts'),
    runner.import<Modules['explorer']>('/renderer/explorer/document.tsx'),
    runner.import<Modules['reader']>('/src/engine/content/read/read.ts'),
  ])
  return { site, admin, content, development, editorFiles, explorer, reader }
}

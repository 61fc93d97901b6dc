import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { importModules } from '../../scripts/dev/modules'

/** The modules of the engine that a server imports besides the site. */
const ENGINE = [
  'renderer/admin/config.ts',
  'scripts/content.ts',
  'renderer/development.ts',
  'scripts/editor-files.ts',
  'renderer/explorer/document.tsx',
  'src/engine/content/read/read.ts',
]

let server: ViteDevServer
let root: string

/** Starts a server for modules that say when they are evaluated. */
async function serve(modules: Readonly<Record<string, string>>): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'modules-'))
  for (const [file, text] of [...ENGINE.map((file) => [file, ''] as const), ...Object.entries(modules)]) await edit(file, text)
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
}

/** Writes a module, as `hotUpdate` tells of it. */
async function edit(file: string, text: string): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `globalThis.evaluated?.push('${file}')\n${text}`)
  const graph = (server as ViteDevServer | undefined)?.environments.ssr.moduleGraph
  for (const module of graph?.getModulesByFile(path) ?? []) graph?.invalidateModule(module)
}

/** The value of the site, or what is wrong with it, and which modules of it were evaluated. */
async function imported(): Promise<{ value: unknown; evaluated: string[] }> {
  const evaluated: string[] = []
  Object.assign(globalThis, { evaluated })
  const value = await importModules(server, 'site.ts').then(
    ({ site }) => site.default as unknown,
    (error: Error) => error.constructor.name,
  )
  return { value, evaluated: evaluated.filter((file) => !ENGINE.includes(file)).toSorted() }
}

afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

describe('code of the development server', () => {
  test('that is mended is evaluated with what imports it, and with nothing else', async () => {
    await serve({
      'site.ts': "import { part } from './part'\nimport { other } from './other'\nexport default [part, other]",
      'part.ts': "export const part = 'part'",
      'other.ts': "export const other = 'other'",
    })
    expect(await imported()).toEqual({ value: ['part', 'other'], evaluated: ['other.ts', 'part.ts', 'site.ts'] })
    await edit('part.ts', "export const part = 'part")
    expect((await imported()).value).not.toEqual(['part', 'other'])
    await edit('part.ts', "export const part = 'mended'")
    expect(await imported()).toEqual({ value: ['mended', 'other'], evaluated: ['part.ts', 'site.ts'] })
  })

  test('that failed is evaluated again, though the reason was elsewhere, with what holds its values', async () => {
    Object.assign(globalThis, { isThere: false })
    await serve({
      'site.ts': "import { part } from './part'\nimport { view } from './view'\nexport default [part, view()]",
      'part.ts': "import './view'\nif (!globalThis.isThere) throw new RangeError()\nexport const part = 'part'",
      'view.ts': "import { part } from './part'\nexport const view = () => part",
    })
    expect((await imported()).value).toBe('RangeError')
    Object.assign(globalThis, { isThere: true })
    expect((await imported()).value).toEqual(['part', 'part'])
  })
})

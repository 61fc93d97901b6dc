import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createLogger, createServer, type HotPayload, type Plugin, type ViteDevServer } from 'vite'
import { expect, vi } from 'vitest'
import { SITE_CHANGED } from '../../renderer/live/event'
import { sitePlugin } from '../../scripts/dev/plugin'
import { service } from '../support/factories'
import { startRequester } from '../support/request'
import { ROOT } from '../support/run-command'
import { PROJECT } from '../support/site'
import { type SiteWorkspace, siteTest, TODAY } from '../support/site-test'

const ALL_RIGHT = 'All errors are fixed.'

/** The development server of a small site whose code a test can change. */
type Development = {
  /** The text of an answer. */
  ask: (path: string) => Promise<string>
  /** What the terminal and open windows were told since the last call, once that includes this text. */
  until: (expected: string) => Promise<string[]>
  /** Tells the server that a file of the content has changed. */
  contentChanged: (file: string) => void
  /** Replaces a text in the code, as an edit would; without arguments, undoes the last edit. */
  editCode: (from?: string, to?: string) => void
}

const developmentTest = siteTest.extend<{ development: Development }>({
  development: async ({ site }, use) => {
    const told: string[] = []
    let changed = () => {}
    const tell = (text: string) => {
      told.push(text)
      changed()
    }
    const editor = codeEditor()
    const server = await createServer({
      root: ROOT,
      cacheDir: join(site.root, '.vite'),
      logLevel: 'info',
      customLogger: { ...createLogger(), info: tell, error: tell },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        editor.plugin,
        sitePlugin({
          project: { ...PROJECT, root: join(site.root, '.project') },
          content: site.root,
          cache: join(site.root, '.cache'),
          clock: { asOf: TODAY, today: TODAY },
          isOwnContent: true,
          codeKey: 'code',
          bundle: { server: join(site.root, '.bundle'), client: '' },
          nonce: 'n1',
          siteAddress: PROJECT.siteAddress,
        }),
      ],
      server: { middlewareMode: true, ws: false, watch: null },
    })
    vi.spyOn(server.environments.client.hot, 'send').mockImplementation(((payload: HotPayload) => tell(sentText(payload))) as never)
    const http = createHttpServer(server.middlewares)
    const ask = await startRequester(http)
    await use({
      ask: async (path) => String((await ask({ path, headers: { accept: 'text/html' } })).body),
      async until(expected) {
        while (!told.some((text) => text.includes(expected))) await new Promise<void>((resolve) => (changed = resolve))
        return told.splice(0)
      },
      contentChanged: (file) => server.watcher.emit('all', 'change', join(site.root, file)),
      editCode: (from, to) => editor.edit(server, from, to),
    })
    http.closeAllConnections()
    http.close()
    await server.close()
  },
})

const sentText = (payload: HotPayload) =>
  payload.type === 'error'
    ? `overlay: ${payload.err.message}${payload.err.stack}`
    : payload.type === 'custom'
      ? payload.event
      : payload.type

/** Edits code without changing files. */
function codeEditor() {
  const texts = new Map<string, string>()
  let edit: { from: string; to: string } | undefined
  const plugin: Plugin = {
    name: 'edits',
    enforce: 'pre',
    transform(code, id) {
      texts.set(id, code)
      return edit && code.replaceAll(edit.from, edit.to)
    },
  }
  return {
    plugin,
    edit({ watcher }: ViteDevServer, from?: string, to = '') {
      const part = from ?? edit?.from ?? ''
      edit = from === undefined ? undefined : { from, to }
      for (const [file, text] of texts) if (text.includes(part)) watcher.emit('change', file)
    },
  }
}

const BROKEN = 'services/first-service.yaml:5:8  field/choice'

const breakContent = async (site: SiteWorkspace, { contentChanged }: Development) => {
  await site.replace('services/first-service.yaml', 'group: core', 'group: cor')
  contentChanged('services/first-service.yaml')
}

// One server for the whole test, because loading the code of the site takes seconds.
developmentTest(
  'the development server shows saved changes, and reports when errors appear and disappear',
  async ({ site, development }) => {
    const { ask, until, contentChanged, editCode } = development
    await until(SITE_CHANGED)
    expect(await ask('/services/first-service')).toContain('<h1>First service')
    // Pages of the bundle name its fonts.
    await site.write({ '.bundle/assets/sans-1.woff2': 'a font' })
    expect(await ask('/assets/sans-1.woff2')).toBe('a font')

    await breakContent(site, development)
    expect(await until('overlay: ')).toEqual([expect.stringContaining(BROKEN), expect.stringContaining(BROKEN)])
    expect(await ask('/services/first-service')).toContain('<h1>First service')

    await site.write({ 'services/made.yaml': service({ order: 0 }) })
    contentChanged('services/made.yaml')
    await until('overlay: ')
    await site.write({ 'services/made.yaml': null })
    contentChanged('services/made.yaml')
    expect(await until('overlay: ')).toEqual([
      expect.stringContaining(BROKEN),
      expect.stringContaining('Fixed: services/made.yaml  field/'),
      expect.stringContaining(BROKEN),
    ])

    await site.replace('services/first-service.yaml', 'group: cor', 'group: core')
    await site.replace('services/first-service.yaml', 'title: First service', 'title: Best service')
    contentChanged('services/first-service.yaml')
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])
    expect(await ask('/services/first-service')).toContain('<h1>Best service')

    // What only all pages together show follows the page.
    await site.write({ 'services/made.yaml': service({ title: 'Best service' }) })
    contentChanged('services/made.yaml')
    expect((await until('overlay: ')).at(-1)).toContain('page/title')
    expect(await ask('/services/made')).toContain('<h1>Best service')
    await site.write({ 'services/made.yaml': null })
    contentChanged('services/made.yaml')
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])

    // Results for a page from before the change of the code are discarded.
    editCode('href="#main"', 'href="#mian"')
    expect((await until('overlay: ')).at(-1)).toContain('link/anchor')
    editCode()
    expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])

    editCode('function ServicePage(', 'function ServicePage((')
    const mistake = (await until('overlay: ')).at(-1)
    expect(mistake).toContain('service.tsx')
    expect(mistake).not.toContain('\u001b')
    expect(mistake).not.toContain('node_modules')
    editCode()
    await until(ALL_RIGHT)
    expect(await ask('/services/first-service')).toContain('<h1>Best service')
  },
)

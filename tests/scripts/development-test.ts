import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createLogger, createServer, type HotPayload, type Plugin, type ViteDevServer } from 'vite'
import { SITE_SHOWN } from '../../renderer/live/event'
import { sitePlugin } from '../../scripts/dev/plugin'
import { type OpenWindow, openWindow } from '../support/open-window'
import { requesterAt, startedAt } from '../support/request'
import { ROOT } from '../support/run-command'
import { PROJECT } from '../support/site'
import { siteTest, TODAY } from '../support/site-test'

/** The development server of a small site whose code a test can change. */
export type Development = {
  /** The text of an answer. */
  ask: (path: string) => Promise<string>
  /** Opens a window. */
  open: () => Promise<void>
  /** Tells the server that the window shows this answer and listens now, as the script of a page does. */
  listen: (page: string) => void
  /** What the terminal and the open window were told since the last call, once that includes this text. */
  until: (expected: string) => Promise<string[]>
  /** Tells the server that a file of the content has changed. */
  contentChanged: (file: string) => void
  /** Replaces a text in the code, as an edit would; without arguments, undoes the last edit. */
  editCode: (from?: string, to?: string) => void
}

/** A test with a development server of its own: loading the code of the site takes seconds. */
export const developmentTest = siteTest.extend<{ development: Development }>({
  development: async ({ site }, use) => {
    const told: string[] = []
    let changed = () => {}
    const tell = (text: string) => {
      told.push(text)
      changed()
    }
    const editor = codeEditor()
    const http = createHttpServer()
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
      server: { middlewareMode: true, ws: { server: http }, watch: null },
    })
    const port = await startedAt(http.on('request', server.middlewares))
    const ask = requesterAt(port)
    let window: OpenWindow | undefined
    await use({
      ask: async (path) => String((await ask({ path, headers: { accept: 'text/html' } })).body),
      async open() {
        window = await openWindow(port, (message) => {
          const payload = JSON.parse(message) as HotPayload
          if (payload.type !== 'connected') tell(sentText(payload))
        })
      },
      listen: (page) => window?.send(SITE_SHOWN, /<head data-version="(\d+)">/.exec(page)?.[1]),
      async until(expected) {
        while (!told.some((text) => text.includes(expected))) await new Promise<void>((resolve) => (changed = resolve))
        return told.splice(0)
      },
      contentChanged: (file) => server.watcher.emit('all', 'change', join(site.root, file)),
      editCode: (from, to) => editor.edit(server, from, to),
    })
    window?.close()
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

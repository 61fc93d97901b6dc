import { once } from 'node:events'
import { createServer } from 'node:http'
import { adminStart } from '../../../renderer/admin/config'
import { createDevelopmentSite } from '../../../renderer/development'
import { type AdminInput, adminMiddleware } from '../../../scripts/admin/host'
import * as content from '../../../scripts/content'
import { createBackground } from '../../../scripts/dev/background'
import { editableContent, problemsOfPages } from '../../../scripts/dev/content'
import { consoleReporter } from '../../../scripts/stage'
import { contentReader } from '../../../src/engine/content/read/read'
import { once as onceOnly } from '../../../src/engine/lib/once'
import { ROOT } from '../../support/run-command'
import { SITE } from '../../support/site'
import { FIXTURE, SMALL_RECORD, siteTest, TODAY } from '../../support/site-test'

/** The API of the editor for a folder of content, asked as its page asks. */
export type AdminServer = {
  ask: (path: string, body?: object, token?: string) => Promise<{ status: number; json: unknown }>
  /** Saves files; the state in which each was read is added. Resolves with the status, and what is said of a refusal. */
  save: (...files: readonly SavedFile[]) => Promise<[number, unknown]>
  /** Where its page and its files are. */
  address: string
}

export type SavedFile = {
  operation: 'create' | 'update' | 'delete'
  path: string
  content?: string | Uint8Array
  from_path?: string
  sha?: string
}

const API = '/admin/api/v1'
const REPOSITORY = '/repos/this-machine/content'

/** The clock of tests; drafts count, and files that are as in the small site are not parsed again. */
const OPTIONS = { site: SITE, clock: { today: TODAY, asOf: undefined }, drafts: true, record: SMALL_RECORD }

const load = (folder: string) => content.loadContent(folder, consoleReporter({ isQuiet: true }), OPTIONS)

/** The pages of the small site: only those that differ from them are rendered. */
const smallPages = onceOnly(async () => {
  const { graph } = await load(FIXTURE)
  if (!graph) throw new Error('The small site has errors.')
  const steps = createDevelopmentSite(SITE, graph).checkLinks(new Map())
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.record
})

/** Tests with a small site of their own, and the editor of the development server for it. */
export const adminTest = siteTest.extend<{ admin: AdminServer }>({
  admin: async ({ site }, use) => {
    const { root: folder } = site
    const known: AdminInput['content'] = async () =>
      editableContent({ admin: { CONTENT: 'content', adminStart }, content, site: { default: SITE } }, await load(folder), async (graph) =>
        problemsOfPages(createDevelopmentSite(SITE, graph), await smallPages(), createBackground()),
      )
    const host = adminMiddleware({ engine: ROOT, folder, base: '/', read: contentReader(folder), content: known })
    const server = createServer((request, response) =>
      host(request, response, (error?: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) }))),
    )
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const found = server.address()
    const address = `http://localhost:${typeof found === 'object' && found ? found.port : 0}`
    const start = await (await fetch(`${address}/admin/start.js`)).text()
    const own = /\\"token\\":\\"([\w-]+)\\"/.exec(start)?.[1] ?? ''
    const ask: AdminServer['ask'] = async (path, body, token = own) => {
      const answer = await fetch(`${address}${API}${path}`, {
        headers: { authorization: `token ${token}` },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return { status: answer.status, json: await answer.json() }
    }
    const save: AdminServer['save'] = async (...files) => {
      const commit = await ask(`${REPOSITORY}/branches/files`)
      const {
        commit: { id },
      } = commit.json as { commit: { id: string } }
      const { tree } = (await ask(`${REPOSITORY}/git/trees/${id}`)).json as { tree: { path: string; sha: string }[] }
      const sent = files.map(({ content = '', ...file }) => ({
        sha: tree.find(({ path }) => path === (file.from_path ?? file.path))?.sha,
        ...file,
        content: Buffer.from(content).toString('base64'),
      }))
      const { status, json } = await ask(`${REPOSITORY}/contents`, { files: sent })
      return [status, typeof json === 'object' && json && 'message' in json ? json.message : 'saved']
    }
    await use({ ask, save, address })
    server.closeAllConnections()
    server.close()
  },
})

/** A post of the fixture site. */
export const POST = 'content/blog/first-post.mdx'

/** The post as the editor writes it, in its own style and with a value for every field. */
export const post = (change: Readonly<Record<string, unknown>> = {}, body = '## First heading\n\nA short text.') => {
  const fields = {
    title: 'First post',
    excerpt: 'What the first post says, in one sentence of a fitting length.',
    author: 'first-person',
    date: '2024-04-01',
    tags: ['Speed'],
    featured: false,
    hub: true,
    category: 'Ideas',
    ...change,
  }
  return `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`
}

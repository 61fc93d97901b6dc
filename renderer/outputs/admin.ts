import { shortHash } from '../../src/engine/content/hash'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { valueAt } from '../../src/engine/content/parse/schema'
import { ADMIN } from '../../src/engine/routes/admin'
import { adminStart } from '../admin/config'
import type { Backend } from '../admin/field'
import { adminPage } from '../admin/page'
import { startScript } from '../admin/start-script'
import type { FileBytes, Output } from '../emit'
import { keyOf } from '../key'

/** The folder of its files. */
export const ADMIN_FOLDER = ADMIN.slice(1)

/** Origins of the APIs of Git hosts. */
const APIS: Readonly<Record<Backend['name'], readonly string[]>> = {
  github: ['https://api.github.com'],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
}

/** The origins that the editor of a backend sends to. */
const originsOf = ({ name, api_root: root }: Backend) => (root === undefined ? APIS[name] : [new URL(root).origin])

/**
 * The editor in the browser as files of a build: it saves to the repository of the site, for those who sign in there with a token. `files`
 * are those of its package.
 */
export const adminBy = (backend: Backend, model: ContentModel, files: readonly FileBytes[]): Output => ({
  name: 'admin',
  folders: [ADMIN_FOLDER],
  reserved: () => [ADMIN],
  *emit({ graph, codeKey }) {
    const page = adminPage(originsOf(backend))
    const source = {
      model,
      dataOf: (group: string, key: string) => valueAt(graph, [group, key]),
      entriesOf: (collection: string) => graph.collections.get(collection)?.values() ?? [],
    }
    const start = adminStart(source, { ...backend, auth_methods: ['token'] })
    const texts = {
      [`${ADMIN_FOLDER}.html`]: page,
      [`${ADMIN_FOLDER}/start.js`]: startScript(),
      [`${ADMIN_FOLDER}/config.json`]: JSON.stringify(start),
    }
    for (const [path, text] of Object.entries(texts)) yield { path, key: keyOf(codeKey, text), contents: () => text }
    for (const { path, bytes } of files)
      yield { path: `${ADMIN_FOLDER}/cms/${path}`, key: keyOf(path, shortHash(bytes)), contents: () => bytes }
  },
})

import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { CONTENT } from '../../renderer/admin/config'
import type { Backend } from '../../renderer/admin/field'
import { shortHash } from '../../src/engine/content/hash'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { ADMIN_API } from '../../src/engine/routes/admin'
import { type Answer, ok, refused } from './answer'

/** The repository as which the content folder is shown to the editor. */
const [OWNER, NAME, BRANCH] = ['this-machine', 'content', 'files']
const REPOSITORY = `/repos/${OWNER}/${NAME}`

/** The path of the API to which changes are posted. */
export const COMMITS = `${REPOSITORY}/contents`

/** The backend setting of the editor: the local files as a Gitea repository, whose API is below the address of the development server. */
export const localBackend = (address: string): Backend => ({
  name: 'gitea',
  repo: `${OWNER}/${NAME}`,
  branch: BRANCH,
  api_root: `${address}${ADMIN_API.slice(1)}`,
})

/** The first release of Gitea with all requests that the editor makes. */
const VERSION = '1.24.0'

/** The account that the editor shows. */
const USER = {
  id: 1,
  login: 'editor',
  full_name: 'Editor',
  email: 'editor@localhost',
  avatar_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  html_url: 'about:blank',
}

/** Files that the editor asks for in one request. */
const PAGE_SIZE = 200

/** The hash of a file, from its contents. */
export const idOf = (entry: RawEntry) =>
  shortHash(entry.kind === 'text' ? entry.text : entry.kind === 'picture' ? entry.bytes : entry.reason.cause)

/** Gives a state of all files an id, like that of a commit. */
export type StateIdOf = (raw: readonly RawEntry[]) => string

/**
 * Makes ids of states: every change gives a new id, even one that restores an earlier state. The editor caches what it has read by this id,
 * across restarts of the server, and adds to the cache what it saves: with a reused id it would show the earlier state with later saves.
 */
export function createStateIdOf(): StateIdOf {
  const start = randomUUID()
  let last = ''
  let changes = 0
  return (raw) => {
    const state = raw.map((entry) => `${entry.file} ${idOf(entry)}`).join('\n')
    if (state !== last) changes++
    last = state
    return shortHash(`${start} ${changes}`)
  }
}

const bytesOf = (entry: RawEntry): Uint8Array =>
  entry.kind === 'text' ? new TextEncoder().encode(entry.text) : entry.kind === 'picture' ? entry.bytes : new Uint8Array()

/** A request that only reads. */
export type ReadRequest = { method: string; path: string; body: unknown }

/** Answers as a Gitea server does (https://docs.gitea.com/api). `commit` is the id of the state of `raw`. */
export function repositoryAnswer({ method, path, body }: ReadRequest, raw: readonly RawEntry[], commit: string): Answer {
  switch (`${method} ${path}`) {
    case 'GET /version':
      return ok({ version: VERSION })
    case 'GET /user':
      return ok(USER)
    case 'GET /settings/api':
      return ok({ default_paging_num: PAGE_SIZE })
    case `GET ${REPOSITORY}`:
      return ok({ permissions: { pull: true, push: true }, default_branch: BRANCH })
    case `GET ${REPOSITORY}/branches/${BRANCH}`:
      return ok({ commit: { id: commit, message: '' } })
    case `GET ${REPOSITORY}/git/trees/${commit}`:
      return ok({ tree: raw.map(leafOf), truncated: false })
    case `GET ${REPOSITORY}/commits`:
      return ok([])
    case `POST ${REPOSITORY}/file-contents`:
      return ok(contentsOf(raw, body))
    default:
      return fileAt(raw, path)
  }
}

const leafOf = (entry: RawEntry) => ({ type: 'blob', path: `${CONTENT}/${entry.file}`, sha: idOf(entry), size: bytesOf(entry).length })

const requestedFiles = z.object({ files: z.array(z.string()) })

/** The requested files, as Gitea returns them. */
function contentsOf(raw: readonly RawEntry[], body: unknown) {
  const wanted = new Set(requestedFiles.parse(body).files)
  return raw
    .map((entry) => ({ ...leafOf(entry), entry }))
    .filter(({ path }) => wanted.has(path))
    .map(({ path, sha, entry }) => ({ path, sha, encoding: 'base64', content: Buffer.from(bytesOf(entry)).toString('base64') }))
}

function fileAt(raw: readonly RawEntry[], path: string): Answer {
  const start = `${REPOSITORY}/media/${BRANCH}/${CONTENT}/`
  const file = path.startsWith(start) ? path.slice(start.length) : undefined
  const entry = raw.find((one) => one.file === file)
  return entry ? { status: 200, bytes: bytesOf(entry), path: entry.file } : refused(404, 'There is no such file in the content.')
}

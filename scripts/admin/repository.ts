import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { CONTENT } from '../../renderer/admin/config'
import type { Backend } from '../../renderer/admin/field'
import { shortHash } from '../../src/engine/content/hash'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'
import { ADMIN_API } from '../../src/engine/routes/admin'
import { type Answer, ok, refused } from './answer'

/** The repository for which the folder of content stands. */
const [OWNER, NAME, BRANCH] = ['this-machine', 'content', 'files']
const REPOSITORY = `/repos/${OWNER}/${NAME}`

/** The address to which changes are sent. */
export const COMMITS = `${REPOSITORY}/contents`

/** The files of this machine as the editor knows a repository: by the API of Gitea at an address of the development server. */
export const localBackend = (address: string): Backend => ({
  name: 'gitea',
  repo: `${OWNER}/${NAME}`,
  branch: BRANCH,
  api_root: `${address}${ADMIN_API.slice(1)}`,
})

/** The first release of Gitea that answers what the editor asks for. */
const VERSION = '1.24.0'

/** Who edits: whoever works at this machine. */
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

/** The state of a file: another one has other contents. */
export const idOf = (entry: RawEntry) =>
  shortHash(entry.kind === 'text' ? entry.text : entry.kind === 'picture' ? entry.bytes : entry.reason.cause)

/** Names the state of all files. */
export type NameOfState = (raw: readonly RawEntry[]) => string

/**
 * Makes the names of states, as a repository has commits: each change gives another one, also a change that is taken back. The editor keeps
 * by its name what it has read, across starts of the server, and writes what it saves into that: a state with its old name would be shown
 * with what was saved since.
 */
export function namesOfStates(): NameOfState {
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

/** What the editor asks of the repository, as far as nothing is changed by it. */
export type Reading = { method: string; path: string; body: unknown }

/** Answers as the host of a repository (https://docs.gitea.com/api). `commit` is the name of the state of the files. */
export function repositoryAnswer({ method, path, body }: Reading, raw: readonly RawEntry[], commit: string): Answer {
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

const asked = z.object({ files: z.array(z.string()) })

/** The texts that are asked for, in the form of Gitea. */
function contentsOf(raw: readonly RawEntry[], body: unknown) {
  const wanted = new Set(asked.parse(body).files)
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

import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHostRules } from '../../scripts/host-rules'
import { whileServing } from '../../scripts/serving'
import { requesterAt, type TestResponse } from '../support/request'
import { runCommand } from '../support/run-command'
import { type Asked, requestsFor } from './addresses'
import { isInstalled, PROGRAMS, type ServerName, startServer } from './servers'

let folder = ''
/** The base paths of the builds, each with its folder in that of its host. */
const PLACES = { '/': 'root', '/deep/site/': 'below/deep/site' } as const

type Base = keyof typeof PLACES

const BASES = ['/', '/deep/site/'] as const satisfies readonly Base[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  for (const base of BASES)
    expect(await runCommand('build', '--base', base, '--out', join(folder, PLACES[base]))).toMatchObject({ code: 0 })
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Headers that every host has to send as the rules say. */
const NAMES = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/** The headers of an answer that hosts have in common. */
const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(NAMES.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))

/** Where an answer leads, without its host: some servers name it, and mean themselves. */
const leadsTo = (location: string | undefined) => location?.replace(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/, '')

/** An answer as one line of what must be the same everywhere. What servers say in bodies of their own, of refusals, is theirs. */
function told({ status, headers, body }: TestResponse) {
  const isFile = status === 200 || status === 206 || status === 404
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  return {
    status,
    location: leadsTo(headers.location),
    type: isFile ? headers['content-type']?.replaceAll(' ', '').toLowerCase() : undefined,
    body: isFile ? createHash('sha256').update(bytes).digest('hex').slice(0, 12) : undefined,
    headers: status === 416 || status === 400 ? {} : headersOf(headers),
  }
}

/** A title for a request. */
const nameOf = ({ path, method = 'GET', headers = {} }: Asked) => [method, path, ...Object.values(headers)].join(' ')

/** What a server answers to every request, by the request. */
async function answersOf(port: number, asked: readonly Asked[]) {
  const ask = requesterAt(port)
  const answers = new Map<string, string>()
  for (const question of asked) answers.set(nameOf(question), JSON.stringify(told(await ask(question)), null, 1))
  return answers
}

/** What a server answers in another way than expected, by the request. */
const differences = (answers: ReadonlyMap<string, string>, expected: ReadonlyMap<string, string>) =>
  [...expected].flatMap(([request, answer]) =>
    answers.get(request) === answer ? [] : [{ request, expected: answer, answer: answers.get(request) }],
  )

/** What differs from `preview` where a server has the settings that are made for it, or others. */
async function differencesOf(name: ServerName, base: Base, changed = (settings: string) => settings) {
  const dist = join(folder, PLACES[base])
  const root = base === '/' ? dist : join(folder, 'below')
  const asked = await requestsFor(dist, await readHostRules(dist))
  expect(asked.length).toBeGreaterThan(400)
  const expected = await whileServing(dist, (origin) => answersOf(Number(new URL(origin).port), asked))
  const server = await startServer(name, { dist, root, folder: join(folder, name), changed })
  try {
    return differences(await answersOf(server.port, asked), expected)
  } finally {
    await server.stop()
  }
}

/** Faults of settings, by texts that those of both servers have, and a request of which each is seen. */
const FAULTS = [
  ["frame-ancestors 'none'", 'frame-ancestors *', 'GET /'],
  ['31536000', '3153600', 'GET /assets/'],
  ['/services/404.html', '/404.html', 'GET /services/nothing-here'],
  ['application/pdf', 'application/octet-stream', '.pdf'],
  ['_redirects', '_other', 'GET /_redirects'],
  ['GET, HEAD', 'GET', 'POST /'],
] as const

describe.for(['nginx', 'caddy'] as const satisfies readonly ServerName[])('%s', (name) => {
  const isHere = isInstalled(name)
  const title = (text: string) => (isHere ? text : `is not at ${PROGRAMS[name]}, which leaves this unproved: it ${text}`)

  test.skipIf(!isHere).for(BASES)(title('answers every request as preview does, below %s'), { timeout: 300_000 }, async (base) => {
    expect(await differencesOf(name, base)).toEqual([])
  })

  test.skipIf(!isHere).for(FAULTS)(
    title('would be seen to differ with %s as %s'),
    { timeout: 300_000 },
    async ([kept, spoilt, request]) => {
      const found = await differencesOf(name, '/', (settings) => settings.replaceAll(kept, spoilt))
      expect(found.map((one) => one.request).join('\n')).toContain(request)
    },
  )
})

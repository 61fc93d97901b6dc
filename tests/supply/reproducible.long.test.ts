import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../scripts/bench/project-copy'
import { bytesOf } from '../support/folder-test'
import { environmentOf, ROOT } from '../support/run-command'

const OTHER_MACHINE = new URL('other-machine.mjs', import.meta.url)

/** Two machines: their time zones are 25 hours apart, numbers are written in another way, and the clock of one is years ahead. */
const MACHINES = {
  first: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', LANG: 'C' },
  second: {
    TZ: 'Pacific/Pago_Pago',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--import=${OTHER_MACHINE.href}`,
    SOURCE_DATE_EPOCH: '1900000000',
  },
} as const

/** Milliseconds for copying and removing thousands of files on a busy machine. */
const COPYING = 120_000

/**
 * The folders of the project on the machines: on a disk, and with a blank in its path where temporary files are, which may be in memory.
 */
let folders: Record<keyof typeof MACHINES, string>
let temporary: string

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'another folder '))
  folders = { first: join(ROOT, '.cache/reproducible'), second: join(temporary, 'with/a/longer/path') }
  for (const folder of Object.values(folders)) await copyProject({ engine: ROOT, root: ROOT }, folder, [])
}, COPYING)

afterAll(async () => {
  for (const folder of [folders.first, temporary]) await rm(folder, { recursive: true, force: true })
}, COPYING)

/** Builds the site on both machines, and returns the files of each. */
async function buildOnBoth() {
  const built = async (name: keyof typeof MACHINES) => {
    const options = { cwd: folders[name], env: environmentOf(MACHINES[name]) }
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build'], options)
    return bytesOf(join(folders[name], 'dist'))
  }
  return { first: await built('first'), second: await built('second') }
}

/** The paths of the files that are not in both, or not with the same bytes. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]).toSorted()

test('two machines build the same bytes of this site', { timeout: 600_000 }, async () => {
  const { first, second } = await buildOnBoth()
  expect(Object.keys(first).length).toBeGreaterThan(300)
  expect(differences(first, second)).toEqual([])
})

/** What code must not ask: where it runs. Each of these lines differs between the two machines. */
const FAULT = `
import { readdirSync } from 'node:fs'
const machine = () => [
  process.cwd(),
  new Date(1_700_000_000_000).getHours(),
  (1.5).toLocaleString(),
  readdirSync('content').join(' '),
  process.env.SOURCE_DATE_EPOCH,
]
`

test('a line that depends on the folder, the zone, the language, the order of files or the clock is found', {
  timeout: 600_000,
}, async () => {
  for (const folder of Object.values(folders)) {
    const file = join(folder, 'src/site/outputs/humans.ts')
    const text = await readFile(file, 'utf8')
    const spoilt = text.replace('identity.address,', '...machine(),')
    expect(spoilt).not.toBe(text)
    await writeFile(file, spoilt + FAULT)
  }
  const { first, second } = await buildOnBoth()
  expect(differences(first, second)).toEqual(['humans.txt', 'manifest.json'])
  const lines = ({ 'humans.txt': text = '' }: Record<string, string>) => text.split('\n')
  const other = lines(second)
  expect(lines(first).filter((line, index) => line !== other[index])).toHaveLength(5)
})

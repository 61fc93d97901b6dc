import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BundledPackage } from '../../scripts/licences/bundled'
import { BUNDLED_PACKAGES } from '../../scripts/licences/bundled-packages.mjs'
import { noticesText, readNotices } from '../../scripts/licences/notices'
import { LICENCES_FILE, parseRules } from '../../scripts/licences/rules'
import { folderTest } from '../support/folder-test'
import { ROOT } from '../support/run-command'
import { PROJECT } from '../support/site'

const SHOWN = { name: 'shown', version: '1.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright (c) Somebody\n' }
const FONT = { name: 'A font', place: 'pages', licence: 'OFL-1.1', words: 'Copyright Somebody Else\n' }

describe('the notices for visitors', () => {
  test('are those of each package in scripts, and of everything else', () => {
    expect(noticesText([SHOWN], [FONT])).toMatchInlineSnapshot(`
      "What this website holds of others, and under which licences.

      --------------------------------------------------------------------------------

      shown 1.0.0, in scripts (MIT)

      MIT License

      Copyright (c) Somebody

      --------------------------------------------------------------------------------

      A font, in pages (OFL-1.1)

      Copyright Somebody Else
      "
    `)
  })

  test.for(['', ' \n', null, undefined])('are an error where a package has no text: %j', (text) => {
    expect(() => noticesText([SHOWN, { ...SHOWN, name: 'silent', text }], [])).toThrow(
      /^silent is in scripts, and its package has no text of a licence to pass on\.$/,
    )
  })

  test('of this site have all packages of its scripts, as they are now, and all files of others', async () => {
    const { client } = PROJECT.bundle
    const {
      notices: { path, bytes },
    } = await readNotices(ROOT, client)
    const text = Buffer.from(bytes).toString()
    expect(path).toBe('licences.txt')
    const packages = JSON.parse(await readFile(join(client, BUNDLED_PACKAGES), 'utf8')) as BundledPackage[]
    for (const { name } of packages) expect(text).toContain(await licenceIn(name))
    const parsed = parseRules(await readFile(join(ROOT, LICENCES_FILE), 'utf8'))
    const files = 'value' in parsed ? parsed.value.files : []
    expect(files.length).toBeGreaterThan(2)
    for (const { text: file } of files) expect(text).toContain((await readFile(join(ROOT, file), 'utf8')).trim())
  })
})

/** The text of the licence of an installed package, as it lies in its folder. */
async function licenceIn(name: string): Promise<string> {
  const folder = join(ROOT, 'node_modules', name)
  for (const file of ['LICENSE', 'LICENSE.md', 'license'])
    try {
      return (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  throw new Error(`${name} has no licence`)
}

folderTest('a project without rules has those of its scripts, and one with wrong rules is told', async ({ folder }) => {
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await writeFile(join(folder, 'client', BUNDLED_PACKAGES), JSON.stringify([SHOWN]))
  const client = join(folder, 'client')
  const { notices, files } = await readNotices(folder, client)
  expect(Buffer.from(notices.bytes).toString()).toBe(noticesText([SHOWN], []))
  expect(files).toEqual([LICENCES_FILE])
  await writeFile(join(folder, LICENCES_FILE), 'shipped: [MIT\n')
  const told: unknown = await readNotices(folder, client).catch((error: unknown) => error)
  expect(told).toMatchObject({ name: 'ProjectError', message: expect.stringMatching(/^licences\.yaml:1:/) })
})

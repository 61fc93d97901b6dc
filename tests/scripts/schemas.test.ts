import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect } from 'vitest'
import { callCommand } from '../support/call-command'
import { person } from '../support/factories'
import { bytesOf } from '../support/folder-test'
import type { CommandResult } from '../support/run-command'
import { siteTest } from '../support/site-test'

const HINT = '\nRun `npm run schemas`, and commit what it writes.\n'

/** A test with a small content of its own, an output folder, and the command for both. */
const editorTest = siteTest.extend<{ out: string; schemas: (...args: string[]) => Promise<CommandResult> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures off the pattern
  out: async ({}, use) => {
    const out = await mkdtemp(join(tmpdir(), 'editor-'))
    await use(out)
    await rm(out, { recursive: true })
  },
  schemas: async ({ site, out }, use) => use((...args) => callCommand('schemas', '--content', site.root, '--out', out, ...args)),
})

describe('npm run schemas', () => {
  editorTest('writes the files for editors once, and lists them', async ({ out, schemas }) => {
    const first = await schemas()
    const written = await bytesOf(out)
    expect(first).toEqual({
      code: 0,
      stdout: Object.keys(written)
        .map((path) => `${path} written\n`)
        .join(''),
      stderr: '',
    })
    expect(await schemas('--check')).toMatchObject({ code: 0, stderr: '' })
    expect((await schemas()).stdout).toBe('Schemas, snippets and the tables of the guide are current.\n')
    expect(await bytesOf(out)).toEqual(written)
  })

  editorTest('says which marker of the guide names nothing, and writes nothing', async ({ out, schemas }) => {
    await mkdir(join(out, 'docs'))
    const guide = '# Guide\n\n<!-- fields:peple -->\n<!-- end -->\n\n<!-- attributes:Callot -->\n<!-- end -->\n'
    await writeFile(join(out, 'docs/content.md'), guide)
    expect(await schemas()).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'docs/content.md:3: There are no fields of `peple`. Did you mean `people`?',
        'docs/content.md:6: There are no attributes of `Callot`. Did you mean `Callout`?',
        '',
        'A marker names a folder of content, a file such as `pages-home`, or a component; its table goes up to `<!-- end -->`.\n',
      ].join('\n'),
    })
    expect(await bytesOf(out)).toEqual({ 'docs/content.md': guide })
  })

  editorTest('says with --check what is out of date, missing or left over, and writes nothing', async ({ site, out, schemas }) => {
    await schemas()
    await site.write({ 'people/ada-maker.yaml': person() })
    await rm(join(out, 'schemas/json/offices.schema.json'))
    await writeFile(join(out, 'schemas/json/clients.schema.json'), '{}')
    const before = await bytesOf(out)
    const { code, stdout, stderr } = await schemas('--check')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    const lines = stderr.split('\n')
    expect(lines).toContain('schemas/json/blog.schema.json is out of date.')
    expect(lines).toContain('schemas/json/clients.schema.json belongs to no schema any more.')
    expect(lines).toContain('schemas/json/offices.schema.json is missing.')
    expect(lines).not.toContain('schemas/json/technologies.schema.json is out of date.')
    expect(stderr.endsWith(HINT)).toBe(true)
    expect(await bytesOf(out)).toEqual(before)
  })

  editorTest('updates what is out of date, missing or left over', async ({ site, out, schemas }) => {
    await schemas()
    await site.write({ 'people/ada-maker.yaml': person() })
    await writeFile(join(out, 'schemas/json/clients.schema.json'), '{}')
    const { code, stdout } = await schemas()
    expect(code).toBe(0)
    expect(stdout).toContain('schemas/json/clients.schema.json removed\n')
    expect(stdout).toContain('schemas/json/blog.schema.json written\n')
    expect(stdout).not.toContain('technologies.schema.json')
    expect(await readFile(join(out, 'schemas/json/blog.schema.json'), 'utf8')).toContain('"ada-maker"')
    expect((await schemas('--check')).code).toBe(0)
  })

  editorTest('updates the tables of a guide, and nothing else', async ({ out, schemas }) => {
    const guide = join(out, 'docs/content.md')
    await mkdir(dirname(guide), { recursive: true })
    await writeFile(guide, '# Guide\n\n<!-- attributes:Quote -->\nold\n<!-- end -->\n\nMore.\n')
    expect((await schemas('--check')).stderr).toContain('docs/content.md is out of date.\n')
    expect((await schemas()).stdout).toContain('docs/content.md written\n')
    expect(await readFile(guide, 'utf8')).toMatchInlineSnapshot(`
      "# Guide

      <!-- attributes:Quote -->

      | Attribute | Value | Limits | Needed | Meaning |
      | --- | --- | --- | --- | --- |
      | \`by\` | text | at most 60 characters | yes | Who said it. |
      | \`role\` | text | at most 60 characters | no | Position and company. |

      <!-- end -->

      More.
      "
    `)
  })

  editorTest('needs valid content', async ({ site, out, schemas }) => {
    await site.write({ 'site/chat.yaml': null })
    const { code, stdout, stderr } = await schemas()
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('`npm run check` shows them')
    expect(await bytesOf(out)).toEqual({})
  })
})

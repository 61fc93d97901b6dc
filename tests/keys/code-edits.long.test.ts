import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyProject } from '../../scripts/bench/project-copy'
import { timed } from '../../scripts/bench/timed'
import { bytesOf } from '../support/folder-test'
import { SEED } from '../support/seed'
import { PROJECT } from '../support/site'

/** Edits of code, each of which changes pages: a text of a file, and what stands in its place after the first, third … time. */
const EDITS = [
  { name: 'a component', file: 'src/site/ui/cards/Card.tsx', from: '<div className="body">', to: '<div className="body" data-edited="">' },
  { name: 'a style', file: 'src/site/ui/cards/Card.css', from: 'gap: var(--space-4);', to: 'gap: var(--space-5);' },
  { name: 'a schema', file: 'schemas/article.ts', from: 'hub: z.boolean().default(false)', to: 'hub: z.boolean().default(true)' },
  { name: 'a comment', file: 'pages/shared/pagination.ts', from: 'const ', to: '/* Edited. */ const ' },
  {
    name: 'one page',
    file: 'pages/investors.tsx',
    from: '<h2 className="sr" id="highlights">',
    to: '<h2 className="sr" id="highlights" data-edited="">',
  },
  { name: 'the footer', file: 'src/site/ui/shell/SiteFooter.tsx', from: '<footer className="', to: '<footer className="edited ' },
  { name: 'an output', file: 'src/site/outputs/markdown.ts', from: "type: 'heading', depth: 1", to: "type: 'heading', depth: 2" },
  { name: 'a collection', file: 'src/site/collections/blog.ts', from: 'site.strings.kinds.blog', to: 'site.strings.kinds.newsroom' },
] as const
type Edit = (typeof EDITS)[number]

/** Number of builds after edits. */
const BUILDS = 8

/** Files of a build that a later one has too. Assets of the last build stay beside them, and the manifest lists these. */
const withoutKept = (files: Record<string, string>, of: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'manifest.json' && (path in of || !path.startsWith('assets/'))))

test(`builds after ${BUILDS} random edits of code make the bytes of first builds, seed ${SEED}`, { timeout: 900_000 }, async () => {
  const folder = join(tmpdir(), `code-edits-${process.pid}`)
  try {
    const { engine } = await copyProject(PROJECT, folder, [])
    const build = (out: string) => timed(engine, ['scripts/run.mjs', 'build', '--out', join(folder, out)])
    const edits = fc.sample(fc.constantFrom<Edit>(...EDITS), { seed: SEED, numRuns: BUILDS })
    await build('warm')
    let before = await bytesOf(join(folder, 'warm'))
    for (const [index, edit] of edits.entries()) {
      await toggle(join(engine, edit.file), edit)
      await build('warm')
      await rm(join(engine, '.cache/texts'), { recursive: true })
      await build(`cold-${index}`)
      const cold = await bytesOf(join(folder, `cold-${index}`))
      const warm = await bytesOf(join(folder, 'warm'))
      const expected = withoutKept(cold, cold)
      expect(
        withoutKept(warm, cold),
        `after ${edits
          .slice(0, index + 1)
          .map(({ name }) => name)
          .join(', ')}`,
      ).toEqual(expected)
      if (edit.name !== 'a comment') expect(expected, `${edit.name} changes pages`).not.toEqual(withoutKept(before, cold))
      before = cold
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Makes an edit, or undoes it. */
async function toggle(file: string, { from, to }: Edit) {
  const text = await readFile(file, 'utf8')
  const next = text.includes(to) ? text.replace(to, from) : text.replace(from, to)
  if (next === text) throw new Error(`The edit of ${file} changes nothing.`)
  await writeFile(file, next)
}

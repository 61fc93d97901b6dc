import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { islandSizes, scriptSizes, sizesText } from '../../scripts/script-sizes'

const MANIFEST = {
  'src/site/islands/loader.ts': { file: 'assets/loader.js' },
  'src/engine/islands/hydrate.ts': { file: 'assets/hydrate.js', imports: ['react', 'src/site/islands/loader.ts'] },
  'src/engine/islands/resources.ts': { file: 'assets/resources.js' },
  'src/site/islands/chat/island.tsx': { file: 'assets/chat.js', imports: ['react', 'shared'] },
  'src/site/islands/form/island.tsx': { file: 'assets/form.js', imports: ['react'] },
  'src/site/islands/share/enhancement.ts': { file: 'assets/share.js', imports: ['shared'] },
  react: { file: 'assets/react.js', imports: ['src/site/islands/loader.ts'] },
  shared: { file: 'assets/shared.js' },
}
const BUNDLE = { manifest: MANIFEST, scripts: { loader: 'src/site/islands/loader.ts', islands: 'src/site/islands' } }
const SIZES = new Map(
  Object.entries({ loader: 2, hydrate: 10, resources: 20, chat: 100, form: 500, share: 9, react: 1000, shared: 40 }).map(
    ([name, size]) => [`assets/${name}.js`, size] as const,
  ),
)

test('an island counts with React and all that it needs, each once, and without the loader', () => {
  expect(islandSizes(BUNDLE, SIZES)).toEqual([
    { name: 'form', bytes: 1530 },
    { name: 'chat', bytes: 1170 },
  ])
})

test('sizes as text name the largest island', () => {
  expect(sizesText(BUNDLE, SIZES)).toBe('scripts, compressed: loader 0.0 kB; React with the largest island, form, 1.5 kB')
})

test('a script is compressed once, and its size is kept by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sizes-'))
  try {
    const record = join(folder, 'deep/sizes.json')
    const bytes = new TextEncoder().encode('a'.repeat(1000))
    const first = await scriptSizes(
      [
        { path: 'assets/a.js', bytes },
        { path: 'assets/a.css', bytes },
      ],
      record,
    )
    expect([...first.keys()]).toEqual(['assets/a.js'])
    expect(first.get('assets/a.js')).toBeLessThan(50)
    expect(JSON.parse(await readFile(record, 'utf8'))).toEqual({ version: 1, value: Object.fromEntries(first) })
    expect(await scriptSizes([{ path: 'assets/a.js', bytes: new Uint8Array() }], record)).toEqual(first)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

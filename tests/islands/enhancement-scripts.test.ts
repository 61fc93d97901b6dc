import { expect, test } from 'vitest'
import { readManifest } from '../../scripts/assets'
import { ensureBundle } from '../../scripts/bundle.mjs'

const manifest = await readManifest((await ensureBundle()).client)

/** A chunk and all that it imports before it runs. */
function neededBy(chunk: string, needed = new Set<string>()): ReadonlySet<string> {
  if (needed.has(chunk)) return needed
  needed.add(chunk)
  for (const imported of manifest[chunk]?.imports ?? []) neededBy(imported, needed)
  return needed
}

const needsReact = (module: string) => [...neededBy(module)].some((chunk) => /^_?react-/.test(chunk))
const modules = (name: string) => Object.keys(manifest).filter((path) => path.endsWith(`/${name}`))

test('no enhancement needs React, as islands do', () => {
  expect(modules('enhancement.ts').length).toBeGreaterThan(10)
  expect(modules('enhancement.ts').filter(needsReact)).toEqual([])
  expect(modules('island.tsx').filter((module) => !needsReact(module))).toEqual([])
})

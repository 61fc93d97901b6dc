import { expect, test } from 'vitest'
import { readManifest } from '../../scripts/assets'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { transitiveImports } from '../../scripts/script-sizes'
import { PROJECT } from '../support/site'

const manifest = await readManifest((await ensureBundle()).client)
const bundle = { manifest, scripts: PROJECT.scripts }

const needsReact = (module: string) => [...transitiveImports(bundle, [module])].some((chunk) => /^_?react-/.test(chunk))
const modules = (name: string) => Object.keys(manifest).filter((path) => path.endsWith(`/${name}`))

test('no enhancement needs React, as islands do', () => {
  expect(modules('enhancement.ts').length).toBeGreaterThan(10)
  expect(modules('enhancement.ts').filter(needsReact)).toEqual([])
  expect(modules('island.tsx').filter((module) => !needsReact(module))).toEqual([])
})

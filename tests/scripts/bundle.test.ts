import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vite.config'
import { sourceOf } from '../architecture/source'
import { ROOT } from '../support/run-command'

/** Packages that a first `npm start` does not install. */
const tools: readonly string[] = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies)

/** Packages that the commands import as they run. */
const imported = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => sourceOf({ path, text: readFileSync(join(ROOT, 'scripts', path), 'utf8') }).imports)
  .flatMap(({ specifier, kind }) => (kind === 'type' ? [] : [specifier]))

test('the bundle of the commands is made without the tools of tests and checks', () => {
  const { environments } = config({ command: 'build', mode: 'production' })
  const needed = [...new Set(imported)].filter((specifier) => tools.includes(specifier))
  expect(needed).toContain('@playwright/test')
  expect(environments?.ssr?.build?.rolldownOptions?.external).toEqual(expect.arrayContaining(needed))
})

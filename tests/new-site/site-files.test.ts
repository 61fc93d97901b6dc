import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { engineFiles, readFilesBelow } from '../../scripts/new/site/engine-copy'
import { MARKS } from '../../scripts/new/site/marks'
import type { PackageFile } from '../../scripts/new/site/packages'
import { siteFiles } from '../../scripts/new/site/site-files'
import { ROOT } from '../support/run-command'

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(ROOT, path), 'utf8'))

const own = (await json('package.json')) as PackageFile
const answers = {
  name: 'Nettle & Rye: Bakers',
  description: 'Bread from a wood oven: four loaves, and no more.',
  origin: 'https://www.nettle-rye.example',
  color: '#9a4a12',
  mark: 'loaf',
} as const
const files = siteFiles(answers, {
  engine: await engineFiles(ROOT),
  starter: await readFilesBelow(join(ROOT, 'starter')),
  packageFile: own,
  compiler: (await json('tsconfig.json')) as { compilerOptions: object },
})
const textOf = (path: string) => files.get(path)?.toString('utf8') ?? ''

describe('the files of a new site', () => {
  test('have the answers, each in one place', () => {
    expect(parse(textOf('content/site/identity.yaml'))).toEqual({
      name: answers.name,
      description: answers.description,
      origin: answers.origin,
      language: 'en',
      locale: 'en-GB',
      email: 'hello@nettle-rye.example',
    })
    expect(textOf('src/site/mark.svg')).toContain(MARKS.loaf)
    expect(textOf('src/site/styles/palette.css')).toContain('--accent: light-dark(#9a4a12, ')
    expect(textOf('README.md')).toMatch(/^# Nettle & Rye: Bakers\n/)
  })

  test('are the engine as a whole, and nothing of this site', () => {
    expect(textOf('scripts/run.mjs')).not.toBe('')
    const texts = [...files].filter(([path]) => !/\.(?:woff2|png)$/.test(path))
    expect(texts.filter(([, bytes]) => /aldergate/i.test(bytes.toString('utf8'))).map(([path]) => path)).toEqual([])
    expect(
      [...files.keys()].filter((path) => /^(?:content\/(?!site|pages|notes)|pages|schemas|docs\/(?!content\.md)|dist|\.cache)/.test(path)),
    ).toEqual([])
  })

  test('ask for the packages that they import, of the versions that are tested here, and for no others', () => {
    const { name, dependencies, devDependencies, scripts } = JSON.parse(textOf('package.json')) as PackageFile & { name: string }
    expect(name).toBe('nettle-rye-bakers')
    const versions = { ...own.dependencies, ...own.devDependencies }
    for (const [one, version] of Object.entries({ ...dependencies, ...devDependencies })) expect(versions[one]).toBe(version)
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['react', 'vite', 'zod', 'satteri', 'sharp']))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['typescript', 'vitest', '@types/react']))
    // What only this site imports.
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(['pdfkit']))
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(['@emailjs/browser']))
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test', 'build', 'dev', 'check', 'types']))
  })
})

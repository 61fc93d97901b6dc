import { parseDocument } from 'yaml'
import { STARTER_MARK, STARTER_PALETTE } from '../../../renderer/define/layout.mjs'
import { SITE_FILES } from '../../../src/engine/content/model/site-files'
import { slugify } from '../../../src/engine/lib/text'
import type { SiteAnswers } from './answers'
import { codesIn, type Files } from './engine-copy'
import { markFile } from './marks'
import { type PackageFile, packageFileOf } from './packages'
import { paletteOf, withPalette } from './palette'

/**
 * What a new site is made from: the files of the engine, those of the starter, and parts of the project's `package.json` and
 * `tsconfig.json`.
 */
export type SiteSources = { engine: Files; starter: Files; packageFile: PackageFile; compiler: { compilerOptions: object } }

/** The folders with modules in a new site. */
const CODE = ['src', 'renderer', 'scripts', 'tests']

/** All files of a new site, by path: the engine, and the starter with the answers. */
export function siteFiles(answers: SiteAnswers, { engine, starter, packageFile, compiler }: SiteSources): Files {
  const textOf = (path: string) => starter.get(path)?.toString('utf8') ?? ''
  const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`
  const codes = [...codesIn(engine), ...codesIn(starter)]
  const made = {
    [IDENTITY]: identityWith(textOf(IDENTITY), answers),
    [STARTER_PALETTE]: withPalette(textOf(STARTER_PALETTE), paletteOf(answers.color)),
    [STARTER_MARK]: markFile(answers.mark),
    'README.md': textOf('README.md').replaceAll(STARTER_NAME, () => answers.name),
    'package.json': json(packageFileOf(slugify(answers.name) || 'site', codes, packageFile)),
    'tsconfig.json': json({
      compilerOptions: compiler.compilerOptions,
      include: [...CODE, '*.ts', '.cache/types/*.d.ts'],
      exclude: ['node_modules', 'dist'],
    }),
  }
  const texts = Object.entries(made).map(([path, text]) => [path, Buffer.from(text)] as const)
  return new Map([...engine, ...starter, ...texts])
}

const IDENTITY = `content/${SITE_FILES.identity}`
/** The name of the starter's site in files outside of its content. */
const STARTER_NAME = 'Tidewater Works'

/** The identity of the starter with the answers in it. Comments stay. */
function identityWith(yaml: string, { name, description, origin }: SiteAnswers): string {
  const document = parseDocument(yaml)
  const email = `hello@${new URL(origin).hostname.replace(/^www\./, '')}`
  for (const [key, value] of Object.entries({ name, description, origin, email })) document.set(key, value)
  return document.toString({ lineWidth: 0 })
}

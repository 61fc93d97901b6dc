import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import { SITE_MODULES } from '../../../renderer/define/layout.mjs'
import { argumentsOf, type CommandInput, EXIT, oneArgument, reportUsageError } from '../../command'
import { readValidJson } from '../../files/valid-json'
import { answerFault, defaultAnswers, givenAnswers, QUESTIONS, type SiteAnswers } from './answers'
import { askInTerminal } from './ask'
import { engineFiles, readFilesBelow, writeFiles } from './engine-copy'
import { writeLockFile } from './lock-file'
import { packageFile } from './packages'
import { inShell } from './shell'
import { siteFiles } from './site-files'
import { upgradeSite } from './upgrade-site'

/** The folder of the site that new ones are copied from. */
const STARTER = 'starter'

/**
 * `npm run new -- site FOLDER`: writes a site of one's own, with a copy of the engine. A terminal asks for what the options do not say;
 * without one, defaults are taken. With `--upgrade` it gives the site in the folder the engine of this project.
 */
export async function newSite({ args, engine }: Pick<CommandInput, 'args' | 'engine'>): Promise<number> {
  const read = argumentsOf('new site', args)
  if ('error' in read) return reportUsageError(read.error)
  const { options, positionals } = read
  const named = oneArgument('new site', 'The folder of the site', positionals)
  if ('error' in named) return reportUsageError(named.error)
  const { value: target } = named
  const folder = resolve(target)
  const { upgrade, ...said } = options
  if (upgrade) return upgradeSite({ engine, folder })
  if (!existsSync(join(engine, STARTER)))
    return reportUsageError(`There is no ${STARTER}/ here: a site that was made from it cannot make others.`)
  const given = givenAnswers(said)
  if ('error' in given) return reportUsageError(given.error)
  if (await holdsFiles(folder)) return reportUsageError(`${target} is not empty. Name a folder that is not there yet.`)
  const answers = await answersFor(given, folder)
  if (answers === undefined) return reportUsageError('Nothing was written.')

  // The default name, taken from the folder, has not been checked.
  const nameFault = answerFault('name', answers.name)
  if (nameFault !== undefined) return reportUsageError(`${nameFault} Give another one: \`--name NAME\`.`)

  const files = siteFiles(answers, {
    engine: await engineFiles(engine),
    starter: await readFilesBelow(join(engine, STARTER)),
    packageFile: await readValidJson(join(engine, 'package.json'), packageFile),
    compiler: await readValidJson(join(engine, 'tsconfig.json'), compiler),
  })
  await writeFiles(folder, files)
  await writeLockFile(folder, engine)
  console.log(
    `${answers.name} is in ${target}: ${files.size} files, of which yours are content/, ${dirname(SITE_MODULES[0] ?? '')}/ and tests/.`,
  )
  for (const line of next(target)) console.log(line)
  return EXIT.ok
}

/** Whether a folder holds anything but a repository of git. */
const holdsFiles = async (folder: string) => existsSync(folder) && (await readdir(folder)).some((name) => name !== '.git')

/** The answers: those of the options, then those given in a terminal, else defaults. */
async function answersFor(said: Partial<SiteAnswers>, folder: string): Promise<SiteAnswers | undefined> {
  const defaults = defaultAnswers(folder)
  const isComplete = Object.keys(QUESTIONS).every((question) => question in said)
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI
  return canAsk && !isComplete ? askInTerminal(said, defaults) : { ...defaults, ...said }
}

/** The part of `tsconfig.json` that a new site takes over. */
const compiler = z.looseObject({ compilerOptions: z.looseObject({}) })

const next = (folder: string) => [
  '',
  `  cd ${inShell(folder)}`,
  '  npm start    installs what it needs, builds it, and serves it',
  '  npm run dev  shows each change as you save it',
  '  npm test     says whether it is all right',
]

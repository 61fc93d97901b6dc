import { codeKeysOf } from '../../renderer/code-keys'
import { BUDGETS_FILE } from '../../renderer/define/budgets'
import { outputsOf } from '../../renderer/outputs-of'
import { readBudgets } from '../budgets'
import { type CommandInput, reportUsageError } from '../command'
import type { ContentState } from '../content-state'
import { environmentOf } from '../environment.mjs'
import { readNotices } from '../licences/notices'
import type { Reporter } from '../stage'
import { failBuild } from './fail-build'
import type { NamedInputs } from './inputs'
import { buildRecord } from './record'
import type { RequestedBuild } from './requested-build'
import { buildSite } from './site-build'
import { skippedNames } from './skip'
import { trackedVariables } from './tracked-variables'

type ChangedBuild = RequestedBuild & {
  started: number
  contentFiles: ContentState
  /** Makes the key of all inputs, with the current values of these. */
  keyNow: (read: NamedInputs) => Promise<string | undefined>
}

/** Loads the site and what a project sets for it, and builds it. Returns the exit code. */
export async function buildChanged(
  { root, engine, scripts, codeKey, bundle, loadSite }: CommandInput,
  { keyNow, skip, last, ...asked }: ChangedBuild,
  reporter: Reporter,
): Promise<number> {
  const site = await loadSite()
  const skipped = skippedNames(skip, outputsOf(site))
  if ('error' in skipped) return reportUsageError(skipped.error)
  const limits = await readBudgets(root, site)
  if ('error' in limits) return failBuild(limits.error)
  const { variables, names } = trackedVariables(environmentOf(root))
  const settings = site.settings(variables)
  const { notices, files } = await readNotices(root, bundle.client)
  const read = { variables: names(), files: [BUDGETS_FILE, ...files] }
  const inputs = await keyNow(read)
  const ofProject = { site, engine, root, scripts, bundle, code: codeKeysOf(site, codeKey), budgets: limits.budgets, settings, notices }
  const record = buildRecord(last.folder)
  return buildSite(
    { ...asked, ...ofProject, ...skipped, record, inputs: inputs === undefined ? undefined : { key: inputs, read } },
    reporter,
  )
}

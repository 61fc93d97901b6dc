import type { CollectionNames, Insertion, NewFile, Scaffold } from '../../../renderer/define/scaffold'
import { inserted } from './insertion'

/** The files of a new collection and the changed files of the project, or the reasons why it cannot be written. */
export type CollectionPlan = { written: readonly NewFile[]; changed: readonly NewFile[] } | { refused: readonly string[] }

/**
 * Plans the files of a new collection. `read` returns the text of a file of the project, or undefined if there is none. If a file exists
 * already, or the place for a line does not, the plan is refused with all reasons.
 */
export async function planCollection(
  scaffold: Scaffold,
  names: CollectionNames,
  read: (path: string) => Promise<string | undefined>,
): Promise<CollectionPlan> {
  const refused: string[] = []
  const written = scaffold.files(names)
  for (const { path } of written) if ((await read(path)) !== undefined) refused.push(`${path} exists already.`)
  const changed = new Map<string, string>()
  for (const insertion of scaffold.insertions(names)) {
    const { path, text } = insertion
    const current = changed.get(path) ?? (await read(path))
    const next = current === undefined ? undefined : inserted(current, insertion)
    if (next !== undefined) changed.set(path, next)
    else if (current === undefined) refused.push(`${path} does not exist. It needs:\n${text}`)
    else refused.push(`${path} has ${missingAnchor(insertion)}:\n${text}`)
  }
  return refused.length > 0 ? { refused } : { written, changed: [...changed].map(([path, text]) => ({ path, text })) }
}

const missingAnchor = (insertion: Insertion) =>
  'before' in insertion
    ? `no single line \`${insertion.before.trim()}\`, before which this belongs`
    : 'no import, beside which this belongs'

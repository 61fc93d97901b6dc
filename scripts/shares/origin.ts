import { keyOf } from '../../renderer/key'
import type { CoreGraph } from '../../src/engine/content/model/graph'
import type { RawEntry } from '../../src/engine/content/read/raw-entry'

/** What determines every byte of a site, in parts that machines can compare. */
export type Origin = {
  /** Key of the names and bytes of all files of content. Times are left out: each machine has its own. */
  content: string
  /** Key of the code and of the installed packages. */
  code: string
  /** The day that decides what is published and past. */
  day: string
  /** Key of the settings of outputs. */
  settings: string
  /** The version of Node, which writes dates and sorts words. */
  node: string
}

type OriginInput = { raw: readonly RawEntry[]; graph: Pick<CoreGraph, 'today'>; codeKey: string; settings: unknown }

/** What the site of a graph is made from. */
export const originOf = ({ raw, graph, codeKey, settings }: OriginInput): Origin => ({
  content: keyOf(raw.map((entry) => [entry.file, keyOf(contentOf(entry))]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))),
  code: codeKey,
  day: graph.today,
  settings: keyOf(settings),
  node: process.version,
})

function contentOf(entry: RawEntry): unknown {
  if (entry.kind === 'text') return entry.text
  return entry.kind === 'picture' ? entry.bytes : entry.reason
}

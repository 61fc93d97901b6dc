import { emitAll } from '../../../renderer/emit'
import { outputsOf } from '../../../renderer/outputs-of'
import type { Graph } from '../../../src/site/graph/graph'
import { outputOf, pagesOf } from '../../renderer/made'
import { SITE } from '../../support/site'

/**
 * Outputs whose files hold no texts, or only those of the code; documents draw theirs, and tools are files that an editor has written
 * whole.
 */
const WITHOUT_TEXTS = new Set(['assets', 'style-sheets', 'pictures', 'documents', 'icons', 'cards', 'tools'])

/** The texts of all files that a site makes of a graph, by path. */
export async function siteFiles(graph: Graph): Promise<ReadonlyMap<string, string>> {
  const site = outputOf(graph, { pages: pagesOf(graph) })
  const files = new Map<string, string>()
  for (const { path, contents } of emitAll(
    site,
    outputsOf(SITE).filter(({ name }) => !WITHOUT_TEXTS.has(name)),
  )) {
    const text = await contents()
    if (typeof text === 'string') files.set(path, text)
  }
  return files
}

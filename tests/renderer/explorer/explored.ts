import { createDevelopmentSite } from '../../../renderer/development'
import { type Explorer, explore } from '../../../renderer/explorer/model'
import { linkGraph } from '../../../src/engine/content/link/link'
import { readContent } from '../../../src/engine/content/read/read'
import type { SiteProblem } from '../../../src/engine/problems/problem'
import type { Graph } from '../../../src/site/graph/graph'
import { SITE } from '../../support/site'
import type { SiteWorkspace } from '../../support/site-test'
import { parseIncrementally, TODAY } from '../../support/site-test'

/** Content as the development server reads it, with drafts. */
export async function developmentContent({ root }: Pick<SiteWorkspace, 'root'>) {
  const raw = await readContent(root)
  const parsed = parseIncrementally(raw)
  const linked = linkGraph(parsed.value, { today: TODAY, scope: 'everything' })
  const problems: readonly SiteProblem[] = [...parsed.problems, ...linked.problems]
  return { raw, entries: linked.entries, problems, graph: linked.value, clock: { today: TODAY, asOf: undefined }, kinds: SITE.pages }
}

/** The model of the explorer for a content folder. `last` is the last valid graph, for content with errors. */
export async function exploreSite(site: Pick<SiteWorkspace, 'root'>, last?: Graph): Promise<Explorer> {
  const content = await developmentContent(site)
  const graph = content.graph ?? last
  const shown = graph && {
    graph,
    pages: (await createDevelopmentSite(SITE, graph).measure(new Map())).pages,
    progress: 'measured' as const,
    isCurrent: graph === content.graph,
  }
  return explore({ ...content, site: shown })
}

/** The model of one file; throws if there is none. */
export function fileIn({ files }: Explorer, name: string) {
  const found = files.find(({ file }) => file === name)
  if (!found) throw new Error(`The explorer has no ${name}; it has ${files.map(({ file }) => file).join(', ')}`)
  return found
}

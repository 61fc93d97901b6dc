import { join } from 'node:path'
import { linkGraph } from '../../src/engine/content/link/link'
import { readContent } from '../../src/engine/content/read/read'
import type { Graph } from '../../src/site/graph/graph'
import { parseContent } from '../support/site'
import { TODAY } from '../support/site-test'

/** The graph of a folder of this project. It is frozen, so tests can share it. */
async function graphOf(folder: string): Promise<Graph> {
  const { value } = linkGraph(parseContent(await readContent(join(import.meta.dirname, '../..', folder))).value, { today: TODAY })
  if (!value) throw new Error(`${folder} has problems; \`npm run check -- --content ${folder}\` shows them.`)
  return value
}

/** The content of this site. */
export const ownContent = () => graphOf('content')

/** The small site, for tests that do not change it. */
export const smallSite = () => graphOf('tests/fixtures/site')

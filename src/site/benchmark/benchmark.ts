import type { Benchmark } from '../../../renderer/define/benchmark'
import type { Graph } from '../graph/graph'
import { articleFiles, FOLDER, isArticle } from './articles'
import { floorRenderer } from './floor-view'

/** What `npm run bench` measures on this site: blog posts, and an edit of the card that related articles are shown in. */
export const benchmark: Benchmark<Graph> = {
  codeKey: import.meta.codeKey,
  folder: FOLDER,
  isArticle,
  files: articleFiles,
  renderer: floorRenderer,
  componentEdit: { path: 'src/site/ui/cards/Card.tsx', from: '<p className="small muted">', to: '<p className="small">' },
}

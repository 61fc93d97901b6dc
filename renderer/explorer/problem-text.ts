import { problemBlock } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { Explorer } from './model'

/** The text of a problem as the terminal shows it. */
export function problemText(item: SiteProblem, { texts, folder }: Pick<Explorer, 'texts' | 'folder'>): string {
  const { file } = item.place
  return problemBlock({ ...item, place: { ...item.place, file: folder === '' ? file : `${folder}/${file}` } }, texts.get(file))
}

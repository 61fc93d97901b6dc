import { problemBlock } from '../../src/engine/problems/format'
import type { SiteProblem } from '../../src/engine/problems/problem'
import type { Explorer } from './model'

/** A problem as the terminal prints it, with the lines that it stands in. */
export function problemText(item: SiteProblem, { texts, folder }: Pick<Explorer, 'texts' | 'folder'>): string {
  const { file } = item.place
  return problemBlock({ ...item, place: { ...item.place, file: folder === '' ? file : `${folder}/${file}` } }, texts.get(file))
}

import { type ElementNode, textIn } from './text-in'

/** Total number of characters that fit in a row of a table on a phone, with the spaces between columns. */
const FIT = 60

/** Number of columns from which `FIT` applies. */
const COLUMNS = 4

/** Total number of characters above which even fewer columns would be too narrow to read: most cells would have three lines or more. */
const FIT_FEW = 85

const elementsIn = ({ children }: ElementNode) => children.filter((child): child is ElementNode => child.type === 'element')

const textsOf = (table: ElementNode) =>
  elementsIn(table)
    .flatMap(elementsIn)
    .map((row) => elementsIn(row).map(textIn))

/** The column heads of a table, which cells show if they are stacked. */
export const headsOf = (table: ElementNode): readonly string[] => textsOf(table)[0] ?? []

/** Whether the rows of a table are too wide for phones. */
export function isWide(table: ElementNode): boolean {
  const [heads = [], ...others] = textsOf(table)
  const widths = heads.map((_, column) => Math.max(0, ...others.map((row) => row[column]?.length ?? 0)))
  const fit = heads.length >= COLUMNS ? FIT : FIT_FEW
  return heads.length > 2 && widths.reduce((sum, width) => sum + width, 0) > fit
}

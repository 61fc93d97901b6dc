import { type ElementNode, textIn } from './text-in'

/** Letters that fit beside each other in the rows of a table on a phone, with the spaces between columns. */
const FIT = 60

/** Columns of which phones cannot show all. */
const COLUMNS = 4

/** Letters of which even fewer columns would be too narrow to read: most cells would have three lines and more. */
const FIT_FEW = 85

const elementsIn = ({ children }: ElementNode) => children.filter((child): child is ElementNode => child.type === 'element')

const textsOf = (table: ElementNode) =>
  elementsIn(table)
    .flatMap(elementsIn)
    .map((row) => elementsIn(row).map(textIn))

/** The heads of the columns of a table, which its cells show where they stand below each other. */
export const headsOf = (table: ElementNode): readonly string[] => textsOf(table)[0] ?? []

/** Whether the rows of a table are too wide for phones. */
export function isWide(table: ElementNode): boolean {
  const [heads = [], ...others] = textsOf(table)
  const widths = heads.map((_, column) => Math.max(0, ...others.map((row) => row[column]?.length ?? 0)))
  const fit = heads.length >= COLUMNS ? FIT : FIT_FEW
  return heads.length > 2 && widths.reduce((sum, width) => sum + width, 0) > fit
}

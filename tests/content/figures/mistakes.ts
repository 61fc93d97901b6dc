import { wrongShares } from './prose'
import { tablesOf } from './table'
import { wrongCells, wrongChanges, wrongColumnShares, wrongGrowth, wrongQuarters, wrongQuotients, wrongTotals } from './table-mistakes'

const OF_TABLES = [wrongTotals, wrongColumnShares, wrongCells, wrongQuotients, wrongChanges, wrongQuarters, wrongGrowth]

/** Every number of a text in Markdown that another number of it contradicts. */
export const mistakesOf = (text: string): string[] => [
  ...wrongShares(text),
  ...tablesOf(text).flatMap((table) => OF_TABLES.flatMap((rule) => rule(table))),
]

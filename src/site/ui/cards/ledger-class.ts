/** Cells in a row of the widest ledger. */
const WIDEST = 4

/**
 * The class of a ledger with this number of cells, at least two, that leaves no empty place in a row: four per row if the number is
 * divisible by four, else three, with wider cells in the first rows.
 */
export const ledgerClass = (count: number): string => (count % WIDEST === 0 ? 'ledger n4' : 'ledger n3 even')

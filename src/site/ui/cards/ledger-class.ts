/** Cells in a row of the widest ledger. */
const WIDEST = 4

/**
 * The class of a ledger of so many cells, from two on, of which no row has an empty place: four in a row where that comes out even, else
 * three, with wider cells in the first rows.
 */
export const ledgerClass = (count: number): string => (count % WIDEST === 0 ? 'ledger n4' : 'ledger n3 even')

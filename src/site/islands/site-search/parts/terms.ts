/** The terms of a folded text: its runs of letters and digits, in order. */
export const termsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The terms of a folded text: its runs of letters and digits, in order. */
export const termsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

/** Longest text of each kind of field: what a person writes, with room to spare. */
export const LONGEST = { line: 120, email: 254, phone: 40, text: 4000 } as const

/** Maximum length of each kind of field. */
export const MAX_LENGTHS = { line: 120, email: 254, phone: 40, text: 4000 } as const

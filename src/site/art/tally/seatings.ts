/**
 * How the seats of an event stand: around one long table, at tables for four, in rows, in arcs around those who speak, or each at a screen.
 */
export const SEATINGS = ['table', 'tables', 'hall', 'arcs', 'screens'] as const

export type Seating = (typeof SEATINGS)[number]

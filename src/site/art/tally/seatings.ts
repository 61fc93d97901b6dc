/**
 * How the seats of an event are arranged: around one long table, at tables for four, in rows, in arcs around the speakers, or each at a
 * screen.
 */
export const SEATINGS = ['table', 'tables', 'hall', 'arcs', 'screens'] as const

export type Seating = (typeof SEATINGS)[number]

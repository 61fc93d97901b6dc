const FAMILIES = ['lattice', 'contour', 'flow', 'orbits', 'strata', 'mosaic', 'portrait', 'mark', 'plot', 'tally'] as const

/**
 * Families of drawings (specification, 11.1). With data: plot for case studies, tally and plot for articles and events, portrait for
 * people, mark for clients. Without numbers: contour (case studies), flow (blog posts, jobs), strata (whitepapers), mosaic (news items,
 * industries), orbits (events, teams). Services have lattice.
 */
export type Family = (typeof FAMILIES)[number]

/** Whether drawings of a family show numbers; such drawings are never cropped. */
export const isOfNumbers = (family: Family): boolean => family === 'plot' || family === 'tally'

export const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name)

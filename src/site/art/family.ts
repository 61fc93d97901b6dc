const FAMILIES = ['lattice', 'contour', 'flow', 'orbits', 'strata', 'mosaic', 'portrait', 'mark', 'plot', 'tally'] as const

/**
 * Families of drawings (specification, 11.1): lattice for services, plot for case studies and contour for those without values, tally and
 * plot for what an article tells or an event is; for those that name no numbers flow (blog posts, and jobs), strata (whitepapers), mosaic
 * (news items, and industries) and orbits (events, and teams); portrait for people, mark for clients.
 */
export type Family = (typeof FAMILIES)[number]

/** Whether drawings of a family show numbers: these are never cut. */
export const isOfNumbers = (family: Family): boolean => family === 'plot' || family === 'tally'

export const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name)

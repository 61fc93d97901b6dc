const FAMILIES = ['lattice', 'contour', 'flow', 'orbits', 'strata', 'mosaic', 'portrait', 'mark', 'plot', 'news'] as const

/**
 * Families of drawings (specification, 11.1): lattice for services, plot for case studies and contour for those without values, flow for blog posts
 * and jobs, orbits for events and teams, strata for whitepapers, news for what a news item is about, mosaic for those that say nothing of it and for industries, portrait for
 * people, mark for clients.
 */
export type Family = (typeof FAMILIES)[number]

export const isFamily = (name: string): name is Family => FAMILIES.some((family) => family === name)

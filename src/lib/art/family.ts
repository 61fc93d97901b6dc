/**
 * Families of drawings (design/README, Artwork): lattice for services, contour for case studies and regions, flow for
 * blog posts and jobs, orbits for events and people, strata for whitepapers, mosaic for news, industries and technologies.
 */
export type Family = 'lattice' | 'contour' | 'flow' | 'orbits' | 'strata' | 'mosaic'

/** The pages that a site can switch off, by the names of their patterns. */
export const OPTIONAL_PAGES = ['technology', 'investors', 'feeds'] as const

export type OptionalPage = (typeof OPTIONAL_PAGES)[number]

/** A section of the site and the address of its not-found view. */
export type SectionView = { section: string; view: string }

/** The not-found view for an address, or undefined where the generic one is right. */
export const viewFor = (address: string, views: readonly SectionView[]): string | undefined =>
  views.find(({ section }) => address.startsWith(`${section}/`))?.view

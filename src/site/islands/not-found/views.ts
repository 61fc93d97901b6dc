/** A section of the site and the address of its not-found view. */
export type SectionView = { section: string; view: string }

/** Address of the not-found view for an address; undefined if the generic view applies. */
export const viewFor = (address: string, views: readonly SectionView[]): string | undefined =>
  views.find(({ section }) => address.startsWith(`${section}/`))?.view

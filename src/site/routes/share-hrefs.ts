/** The address at which LinkedIn lets its members share a page. */
export const linkedinShareHref = (page: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: page })}`

/** The address at which Twitter lets its members share a page, with its title. */
export const twitterShareHref = (page: string, title: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ url: page, text: title })}`

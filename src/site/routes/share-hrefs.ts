/** The address for sharing a page on LinkedIn. */
export const linkedinShareHref = (page: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: page })}`

/** The address for sharing a page on Twitter, with its title. */
export const twitterShareHref = (page: string, title: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ url: page, text: title })}`

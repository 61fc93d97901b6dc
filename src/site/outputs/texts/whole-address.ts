/** The whole address of a link on a page: `base` is that of the page. One that no browser understands stays as it is. */
export const wholeAddress = (href: string, base: string): string => (URL.canParse(href, base) ? new URL(href, base).href : href)

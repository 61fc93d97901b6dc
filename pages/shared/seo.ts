/** What an entry says to search engines: its own words for them, or else its title and its summary. */
type Described = { title: string; seo?: { title?: string | undefined; description?: string | undefined } | undefined }

/** Title and description of the head of an entry. */
export const seoOf = ({ title, seo }: Described, summary: string) => ({
  title: seo?.title ?? title,
  description: seo?.description ?? summary,
})

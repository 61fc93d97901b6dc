/** The texts of an entry for search engines: stated ones, or else its title and its summary. */
type Described = { title: string; seo?: { title?: string | undefined; description?: string | undefined } | undefined }

/** Title and description of the head of an entry. */
export const seoOf = ({ title, seo }: Described, summary: string) => ({
  title: seo?.title ?? title,
  description: seo?.description ?? summary,
})

/** Title and description for search engines of a page of a list, counted from 1. `name` is the name of the page, such as `Page 2`. */
export const seoOfPage = (seo: { title: string; description: string }, page: number, name: string) =>
  page === 1 ? seo : { title: `${seo.title}, ${name}`, description: `${seo.description} (${name})` }

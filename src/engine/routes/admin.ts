/** The address of the editor in the browser: a page of `dev`, and of the builds of sites that ask for it. */
export const ADMIN = '/admin'
/** The address at which the development server answers the editor with the API of a Git host. */
export const ADMIN_API = `${ADMIN}/api/v1`

/** The address at which the editor opens a file of content, such as `stories/a.mdx`. */
export const adminOf = (file: string) => `${ADMIN}#/collections/${file.replace(/\.[^.]*$/, '').replace('/', '/entries/')}`

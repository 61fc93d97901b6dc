/** The name, in braces, of the place for the name of the site. No other place may have it. */
export const SITE_NAME_VARIABLE = 'name'

/** The place in a text that is replaced by the name of the site. */
export const SITE_NAME_TOKEN = `{${SITE_NAME_VARIABLE}}`

/** Whether an expression in braces in an article is the place for the name of the site. */
export const isSiteName = (code: string) => code.trim() === SITE_NAME_VARIABLE

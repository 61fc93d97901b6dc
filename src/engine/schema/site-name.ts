/** What stands in braces where a text has the name of the site. No other place has this name. */
export const SITE_NAME = 'name'

/** The place in a text that becomes the name of the site. */
export const NAME_PLACE = `{${SITE_NAME}}`

/** Whether code in braces, as articles could hold it, is the name of the site. */
export const isSiteName = (code: string) => code.trim() === SITE_NAME

/** The Atom feed. */
export const FEED = '/feed.xml'

/** The mark of the company, a square picture. */
export const LOGO = '/icon-512.png'

/** Settings of the mail service. */
export const MAIL_SETTINGS = '/mail.json'

/** Messages of the subscribe forms, fetched when a form is used. */
export const SUBSCRIBE_WORDS = '/subscribe.json'

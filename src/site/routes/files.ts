/** The Atom feed of everything that is published. */
export const FEED = '/feed.xml'

/** Settings of the mail service, where a page finds them. */
export const MAIL_SETTINGS = '/mail.json'

/** What the subscribe forms say, the same for every page: they ask for it when they are used. */
export const SUBSCRIBE_WORDS = '/subscribe.json'

/** The Atom feed. */
export const FEED = '/feed.xml'

/** The mark of the company, a square picture. */
export const LOGO = '/icon-512.png'

/** Settings of the mail service. */
export const MAIL_SETTINGS = '/mail.json'

/** Messages of the subscribe forms, fetched when a form is used. */
export const SUBSCRIBE_WORDS = '/subscribe.json'

/** The brochure of all services. */
export const BROCHURE = '/downloads/aldergate-services.pdf'

/** Facts, figures and rules for the press. */
export const PRESS_SHEET = '/downloads/aldergate-press-sheet.pdf'

/** The profile of the company. */
export const PROFILE = '/downloads/aldergate-profile.pdf'

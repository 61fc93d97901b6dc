/** The Atom feed of everything that is published. */
export const FEED = '/feed.xml'

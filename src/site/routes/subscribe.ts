/** What the subscribe forms say, the same for every page: they ask for it when they are used. */
export const SUBSCRIBE_WORDS = '/subscribe.json'

/** A text with five digits of any script, or none: people write phone numbers in many ways, and add words to them. */
export const PHONE_NUMBER = /^$|(?:\P{Nd}*\p{Nd}){5}/u

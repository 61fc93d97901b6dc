/**
 * An address with a domain of two parts or more: what can be written to from elsewhere. Letters of any script count: names of
 * people and domains have them. The rest is for the mail to find out.
 */
export const EMAIL_ADDRESS = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@.,:;]+(?:\.[^\s@.,:;]+)*\.[^\s@.,:;]{2,}$/u

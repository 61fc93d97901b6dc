/**
 * An email address whose domain has at least two parts. Letters of any script are valid. This catches typing mistakes; only sending shows
 * whether an address exists.
 */
export const EMAIL_ADDRESS = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@.,:;]+(?:\.[^\s@.,:;]+)*\.[^\s@.,:;]{2,}$/u

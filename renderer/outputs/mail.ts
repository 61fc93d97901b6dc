import { MAIL_SETTINGS } from '../../src/site/routes/mail'
import type { Emitter } from '../emit'
import { keyOf } from '../key'

/** `mail.json`: settings of the mail service, beside the pages, so that other keys need no other scripts (rulings, Enquiry form). */
export const mailSettings: Emitter = {
  name: 'mail-settings',
  *emit({ mail, codeKey }) {
    yield { path: MAIL_SETTINGS.slice(1), key: keyOf(codeKey, mail), contents: () => `${JSON.stringify(mail)}\n` }
  },
}

import type { Output } from '../../../renderer/emit'
import { keyOf } from '../../../renderer/key'
import type { Graph } from '../graph/graph'
import type { MailSettings } from '../islands/mail/settings'
import { MAIL_SETTINGS } from '../routes/files'

/** `mail.json`: settings of the mail service. In a file of its own, they can change without new scripts (specification, 8.1). */
export const mailSettings: Output<Graph, MailSettings> = {
  name: 'mail-settings',
  codeKey: import.meta.codeKey,
  *emit({ settings, codeKey }) {
    yield { path: MAIL_SETTINGS.slice(1), key: keyOf(codeKey, settings), contents: () => `${JSON.stringify(settings)}\n` }
  },
}

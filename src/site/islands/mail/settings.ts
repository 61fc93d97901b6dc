import { fetchJson } from '../../../engine/islands/network'
import { MAIL_SETTINGS } from '../../routes/files'

/** Settings of the mail service. If one is missing, the forms say that mail is not configured. */
export type MailSettings = {
  readonly publicKey?: string
  readonly serviceId?: string
  readonly inquiryTemplate?: string
  readonly subscribeTemplate?: string
  /** Server to use instead of that of EmailJS. */
  readonly origin?: string
}

export type MailTemplate = 'inquiry' | 'subscribe'

/** The settings that one message needs. */
export type MailTemplateSettings = { publicKey: string; serviceId: string; templateId: string; origin?: string }

/** The settings for messages of a template; undefined if one of them is missing. */
export function mailTemplateSettingsOf(
  { publicKey, serviceId, origin, ...templates }: MailSettings,
  template: MailTemplate,
): MailTemplateSettings | undefined {
  const templateId = templates[`${template}Template`]
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : undefined
}

/** Fetches the settings each time, since they can change while a page is open. Rejects if they cannot be fetched. */
export const loadSettings = () => fetchJson<MailSettings>(MAIL_SETTINGS, { cache: 'no-cache' })

import { fetched } from '../../../engine/islands/arrive'
import { MAIL_SETTINGS } from '../../routes/files'

/** What the mail service is told. What is not set is absent, and whatever needs it says that mail is not configured. */
export type MailSettings = {
  readonly publicKey?: string
  readonly serviceId?: string
  readonly inquiryTemplate?: string
  readonly subscribeTemplate?: string
  /** Another server than that of EmailJS. */
  readonly origin?: string
}

/** Which of the templates a message is for. */
export type MailTemplate = 'inquiry' | 'subscribe'

/** Settings that suffice for a message. */
export type Mailbox = { publicKey: string; serviceId: string; templateId: string; origin?: string }

/** What a message of this template needs, or undefined where part of it is not set. */
export function mailboxOf({ publicKey, serviceId, origin, ...templates }: MailSettings, template: MailTemplate): Mailbox | undefined {
  const templateId = templates[`${template}Template`]
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : undefined
}

/** The settings of the site, asked for anew each time: they can change while a page is open. Rejects where they do not come. */
export const loadSettings = async (): Promise<MailSettings> => JSON.parse(await fetched(MAIL_SETTINGS, { cache: 'no-cache' }))

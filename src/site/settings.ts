import type { Variables } from '../../renderer/define/site'
import { SiteCodeError } from '../engine/problems/problem'
import { type MailSettings, mailTemplateSettingsOf } from './islands/mail/settings'

/** The server of EmailJS, the default of its client. */
const EMAILJS = 'https://api.emailjs.com'

/** Settings of the mail service (specification, 8.1). An empty variable counts as unset. Throws if the origin is invalid. */
export function mailSettingsOf(variables: Variables): MailSettings {
  const {
    VITE_EMAILJS_PUBLIC_KEY,
    VITE_EMAILJS_SERVICE_ID,
    VITE_EMAILJS_TEMPLATE_ID,
    VITE_EMAILJS_SUBSCRIBE_TEMPLATE_ID,
    VITE_EMAILJS_ORIGIN,
  } = variables
  return {
    publicKey: VITE_EMAILJS_PUBLIC_KEY?.trim() || undefined,
    serviceId: VITE_EMAILJS_SERVICE_ID?.trim() || undefined,
    inquiryTemplate: VITE_EMAILJS_TEMPLATE_ID?.trim() || undefined,
    subscribeTemplate: VITE_EMAILJS_SUBSCRIBE_TEMPLATE_ID?.trim() || undefined,
    origin: originOf(VITE_EMAILJS_ORIGIN?.trim().replace(/\/+$/, '') || undefined),
  }
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:/.test(text))) return text
  throw new SiteCodeError(`VITE_EMAILJS_ORIGIN is "${text}", which is no address: write one such as ${EMAILJS}`)
}

/** The server that the forms send to, which pages must allow; none if mail is not configured. */
export function mailOrigins(settings: MailSettings): string[] {
  const isConfigured = mailTemplateSettingsOf(settings, 'inquiry') ?? mailTemplateSettingsOf(settings, 'subscribe')
  return isConfigured ? [new URL(settings.origin ?? EMAILJS).origin] : []
}

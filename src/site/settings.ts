import type { Variables } from '../../renderer/define/site'
import { type MailSettings, mailboxOf } from './islands/mail/settings'

/** Settings of the mail service (specification, 8.1). An empty variable counts as not set. */
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
    origin: VITE_EMAILJS_ORIGIN?.trim().replace(/\/+$/, '') || undefined,
  }
}

/** The server of EmailJS, which its client sends to if no other is set. */
const EMAILJS = 'https://api.emailjs.com'

/** The server that the forms send to, which pages have to allow; none where mail is not configured. */
export function mailOrigins(settings: MailSettings): string[] {
  const isConfigured = mailboxOf(settings, 'inquiry') ?? mailboxOf(settings, 'subscribe')
  return isConfigured ? [new URL(settings.origin ?? EMAILJS).origin] : []
}

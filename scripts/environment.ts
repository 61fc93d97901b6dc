import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { MailSettings } from '../src/site/islands/mail/settings'

type Variables = Readonly<Record<string, string | undefined>>

/** Files with settings that git ignores; the later one wins, and the environment over both. */
const FILES = ['.env', '.env.local']

/** The settings of a project: its files, then the environment. */
const environmentOf = (root: string): Variables => ({
  ...Object.assign({}, ...FILES.map((file) => variablesIn(join(root, file)))),
  ...process.env,
})

function variablesIn(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Settings of the mail service (rulings, Enquiry form). What is empty is not set. */
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
    enquiryTemplate: VITE_EMAILJS_TEMPLATE_ID?.trim() || undefined,
    subscribeTemplate: VITE_EMAILJS_SUBSCRIBE_TEMPLATE_ID?.trim() || undefined,
    origin: VITE_EMAILJS_ORIGIN?.trim().replace(/\/+$/, '') || undefined,
  }
}

/** The same for a project as it is now. */
export const readMailSettings = (root: string): MailSettings => mailSettingsOf(environmentOf(root))

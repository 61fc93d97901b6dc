import { readStored, store } from '../../../engine/islands/storage'
import type { MailTemplateSettings } from './settings'

/** Minimum time between two messages of the same template from one browser, in milliseconds. */
const THROTTLE = 10_000

/** How long to wait before sending, in milliseconds. `last` is the stored time of the last message. */
export function waitAfter(last: string | null, now: number): number {
  const left = Number(last ?? Number.NaN) + THROTTLE - now
  // The clock of the device may have been set back, and the stored value may be malformed.
  return left > 0 ? Math.min(left, THROTTLE) : 0
}

/**
 * Sends a message through EmailJS. If another one was sent shortly before, it waits instead of failing: several lists share a
 * template. Rejects with whatever the client throws: an answer of the service, a string or a network error.
 */
export async function sendWithEmailJs(
  { publicKey, serviceId, templateId, origin }: MailTemplateSettings,
  fields: Readonly<Record<string, string>>,
  attachment: File | undefined,
): Promise<void> {
  const { init, send, sendForm } = await withStorage(() => import('@emailjs/browser'))
  const id = `emailjs-${templateId}`
  const storage = limitStorage()
  // Only `init` takes another server. Called without a storage provider, it would remove the default one, and the rate limit
  // with it.
  init({ publicKey, origin, storageProvider: storage, limitRate: { id, throttle: THROTTLE } })
  const before = await storage.get(id)
  const wait = waitAfter(before, Date.now())
  if (wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await storage.remove(id)
  }
  try {
    if (attachment) await sendForm(serviceId, templateId, formOf(fields, attachment))
    else await send(serviceId, templateId, { ...fields })
  } catch (thrown) {
    // The client counts failed messages too. They are uncounted here, so that the visitor can try again at once.
    if (before === null) await storage.remove(id)
    else await storage.set(id, before)
    throw thrown
  }
}

/** A form with the fields and the file, for `sendForm`, which only reads its `FormData`. */
function formOf(fields: Readonly<Record<string, string>>, attachment: File): HTMLFormElement {
  const form = document.createElement('form')
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Object.entries(fields)) formData.append(name, value)
    formData.append('attachment', attachment, attachment.name)
  })
  return form
}

/**
 * The EmailJS client reads `localStorage` when its module is loaded. If storage is blocked, this throws, and the import fails. So
 * `localStorage` is replaced by `undefined` during the import.
 */
async function withStorage<Module>(load: () => Promise<Module>): Promise<Module> {
  const descriptor = isBlocked() ? Object.getOwnPropertyDescriptor(window, 'localStorage') : undefined
  if (!descriptor) return load()
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined })
  try {
    return await load()
  } finally {
    Object.defineProperty(window, 'localStorage', descriptor)
  }
}

function isBlocked(): boolean {
  try {
    return window.localStorage === null
  } catch {
    return true
  }
}

/** Replaces blocked storage until the page is left. */
const remembered = new Map<string, string>()

/** The storage provider for the rate limit of the EmailJS client. It never rejects. */
const limitStorage = () => ({
  get: (key: string): Promise<string | null> => Promise.resolve(readStored(key) ?? remembered.get(key) ?? null),
  set(key: string, value: string): Promise<void> {
    if (!store(key, value)) remembered.set(key, value)
    return Promise.resolve()
  },
  remove(key: string): Promise<void> {
    store(key, null)
    remembered.delete(key)
    return Promise.resolve()
  },
})

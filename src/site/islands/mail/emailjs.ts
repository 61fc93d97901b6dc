import { readStored, store } from '../../../engine/islands/storage'
import type { Mailbox } from './settings'

/** Least time between two messages of a template from one browser, in milliseconds. */
const THROTTLE = 10_000

/** How long a message waits for its turn, in milliseconds. `last` is when the one before it went, as it is kept. */
export function waitAfter(last: string | null, now: number): number {
  const left = Number(last ?? Number.NaN) + THROTTLE - now
  // A clock may have been set back since, and what is kept may be no time at all.
  return left > 0 ? Math.min(left, THROTTLE) : 0
}

/**
 * Hands a message to EmailJS, once it is its turn: different lists share a template, and nobody who sends two things in a row is
 * a flood. Rejects with what its client throws: an answer of the service, a text, an error of the network.
 */
export async function throughEmailJs(
  { publicKey, serviceId, templateId, origin }: Mailbox,
  fields: Readonly<Record<string, string>>,
  attachment: File | undefined,
): Promise<void> {
  const { init, send, sendForm } = await withStorage(() => import('@emailjs/browser'))
  const id = `emailjs-${templateId}`
  const storage = limitStorage()
  // Only `init` takes another server; without a storage there it forgets its own, and with it the limit.
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
    // Its limit counts what failed too; who tries again after a failure is no flood.
    if (before === null) await storage.remove(id)
    else await storage.set(id, before)
    throw thrown
  }
}

/** A form that holds the message and its file once it is read, which is all that the client does with it. */
function formOf(fields: Readonly<Record<string, string>>, attachment: File): HTMLFormElement {
  const form = document.createElement('form')
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Object.entries(fields)) formData.append(name, value)
    formData.append('attachment', attachment, attachment.name)
  })
  return form
}

/**
 * The client looks for `localStorage` as its module starts. Where it is blocked, looking throws, and the module would never be
 * there: so there is none meanwhile.
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

/** Where storage is blocked, as long as the page is open. */
const remembered = new Map<string, string>()

/** The storage of the rate limit, as the client of EmailJS takes it. It never rejects. */
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

import { readStored, store } from '../../../engine/islands/storage'

/** Where storage is blocked, as long as the page is open. */
const remembered = new Map<string, string>()

/** The storage of the rate limit, as the client of EmailJS takes it. It never rejects. */
export const limitStorage = () => ({
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

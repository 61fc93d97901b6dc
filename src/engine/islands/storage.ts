/** The storage of the device, or of the tab. Where it is blocked, reading it may throw an error. */
export type StorageKind = 'device' | 'tab'

const open = (kind: StorageKind) => (kind === 'device' ? localStorage : sessionStorage)

/** A stored text, or null if there is none or storage is blocked. */
export function readStored(key: string, kind: StorageKind = 'device'): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for null. Returns whether that worked, which it does not if storage is blocked or full. */
export function store(key: string, value: string | null, kind: StorageKind = 'device'): boolean {
  try {
    if (value === null) open(kind).removeItem(key)
    else open(kind).setItem(key, value)
    return true
  } catch {
    return false
  }
}

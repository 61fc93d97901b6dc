/** Storage of this device, or of this tab. Reading it may throw already where it is blocked. */
export type StorageKind = 'device' | 'tab'

const open = (kind: StorageKind) => (kind === 'device' ? localStorage : sessionStorage)

/** A kept text, or null where there is none or storage is blocked. */
export function readStored(key: string, kind: StorageKind = 'device'): string | null {
  try {
    return open(kind).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it with null. Answers whether it is kept: blocked or full storage costs the memory of it, nothing else. */
export function store(key: string, value: string | null, kind: StorageKind = 'device'): boolean {
  try {
    if (value === null) open(kind).removeItem(key)
    else open(kind).setItem(key, value)
    return true
  } catch {
    return false
  }
}

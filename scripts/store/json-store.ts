import { readJson, writeJson } from '../files/json-file'

/** A value that a run keeps in a JSON file for the next one. */
export type JsonStore<Value> = {
  /** The value; undefined if there is none, or if it is damaged or of another version. */
  read: () => Promise<Value | undefined>
  write: (value: Value) => Promise<void>
}

/**
 * Keeps a value in a file. `version` is that of its format: a value of another version, such as one written before a `git pull`, counts as
 * none.
 */
export const jsonStore = <Value extends object>(file: string, version: number): JsonStore<Value> => ({
  async read() {
    const kept = await readJson(file)
    // A value of this version was written below, so it has this type.
    return isKept(kept) && kept.version === version ? (kept.value as Value) : undefined
  },
  write: (value) => writeJson(file, { version, value }),
})

/** Whether a JSON value has the form that `jsonStore` writes. */
const isKept = (kept: unknown): kept is { version: unknown; value: unknown } =>
  typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept

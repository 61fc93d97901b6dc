import { readJson, writeJson } from '../files/json-file'

/** A value that a run keeps in a JSON file for the next one. */
export type KeptJson<Value> = {
  /** The value; undefined if there is none, or if it is damaged or of another version. */
  read: () => Promise<Value | undefined>
  write: (value: Value) => Promise<void>
}

/**
 * Keeps a value in a file. `version` changes with the form of the value: after a change of the code, such as by `git pull`, what the code
 * before has written in another form counts as none.
 */
export const keptJson = <Value extends object>(file: string, version: number): KeptJson<Value> => ({
  async read() {
    const kept = await readJson(file)
    // What has this version was written below, in the form of the value.
    return isKept(kept) && kept.version === version ? (kept.value as Value) : undefined
  },
  write: (value) => writeJson(file, { version, value }),
})

/** Whether this is what a file of `keptJson` holds. */
const isKept = (kept: unknown): kept is { version: unknown; value: unknown } =>
  typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept

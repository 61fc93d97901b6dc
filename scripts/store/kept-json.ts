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
    return isKept<Value>(kept) && kept.version === version ? kept.value : undefined
  },
  write: (value) => writeJson(file, { version, value }),
})

/** Whether this is a file of `keptJson`. The form of the value is what its version says. */
const isKept = <Value>(kept: unknown): kept is { version: unknown; value: Value } =>
  typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept

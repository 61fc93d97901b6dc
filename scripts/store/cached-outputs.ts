import type { Output } from '../../renderer/emit'
import { type KeyedStore, keyedStore } from './keyed-store'

/** The cache of files of outputs. */
export const fileStore = (cache: string): KeyedStore<Uint8Array> => keyedStore(`${cache}/files`)

/** Outputs of which those with `cached` take their files from a store, and store there what they make. */
export const cachedOutputs = (outputs: readonly Output[], store: KeyedStore<Uint8Array>): readonly Output[] =>
  outputs.map((output) => (output.cached ? cachedOutput(output, store) : output))

const cachedOutput = (output: Output, store: KeyedStore<Uint8Array>): Output => ({
  ...output,
  parts: undefined,
  *emit(site) {
    for (const { contents, ...file } of output.emit(site))
      yield {
        ...file,
        async contents() {
          const known = await store.read(file.key)
          if (known) return known
          const made = Buffer.from(await contents())
          await store.write(file.key, made)
          return made
        },
      }
  },
})

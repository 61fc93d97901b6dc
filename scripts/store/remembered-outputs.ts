import type { OutFile, Output, SiteOutput } from '../../renderer/emit'
import { once } from '../../src/engine/lib/once'

/** The files of outputs that have a key for all of them, by the name of the output, as the last build made them. Plain data. */
export type OutputRecord = Readonly<Record<string, { key: string; files: readonly (readonly [path: string, key: string])[] }>>

type RememberedOutputs = {
  outputs: readonly Output[]
  /** The record for the next build, once all outputs have made their files. */
  record: () => OutputRecord
}

/**
 * Outputs of which those with the key of the last build name the files that they had then, with the same keys. They make them only if one is
 * asked for, since it does not lie where it was.
 */
export function rememberedOutputs(outputs: readonly Output[], before: OutputRecord): RememberedOutputs {
  const now: Record<string, OutputRecord[string]> = {}
  const remembered = (output: Output): Output => ({
    ...output,
    *emit(site) {
      const key = output.key?.(site)
      const last = Object.hasOwn(before, output.name) ? before[output.name] : undefined
      if (key === undefined) yield* output.emit(site)
      else if (last?.key === key) {
        now[output.name] = last
        yield* knownFiles(last.files, output, site)
      } else {
        const files: (readonly [string, string])[] = []
        for (const file of output.emit(site)) {
          files.push([file.path, file.key])
          yield file
        }
        now[output.name] = { key, files }
      }
    },
  })
  return { outputs: outputs.map(remembered), record: () => now }
}

function* knownFiles(files: OutputRecord[string]['files'], output: Pick<Output, 'name' | 'emit'>, site: SiteOutput): Generator<OutFile> {
  const made = once(() => new Map([...output.emit(site)].map((file) => [file.path, file])))
  for (const [path, key] of files)
    yield {
      path,
      key,
      contents() {
        const file = made().get(path)
        if (!file) throw new Error(`${output.name} has the key of the last build and does not make ${path}`)
        return file.contents()
      },
    }
}

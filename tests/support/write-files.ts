import type { OutputFile } from '../../renderer/emit'
import { openWriter, type WriteReport, type WriterInput } from '../../scripts/write/writer'
import { mapBounded } from '../../src/engine/lib/bounded'

type WriteInput = WriterInput & {
  files: Iterable<OutputFile>
  /** Number of files that are made at one time. */
  concurrency: number
}

/** Writes the files of a site in one call. Nothing has changed in its folder if one cannot be made. */
export async function writeFiles({ files, concurrency, ...input }: WriteInput): Promise<WriteReport> {
  const writer = await openWriter(input)
  try {
    await mapBounded(files, concurrency, (file) => writer.add(file))
    return await writer.finish()
  } finally {
    await writer.close()
  }
}

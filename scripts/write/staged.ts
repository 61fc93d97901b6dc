import { writeFileSync } from 'node:fs'
import type { Contents } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'

/** Where the bytes of a file are staged. They are not written if they have the hash `unless`: the folder has them. Plain data. */
export type StagedPlace = { to: string; unless: string | undefined }

/** Stages the contents of a file, in any thread, if it has a place. Returns their hash. */
export function stageContents(contents: Contents, place: StagedPlace | undefined): string {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  const hash = hashOf(bytes)
  // Asynchronous calls take ten times as long, and a site is many small files.
  if (place && place.unless !== hash) writeFileSync(place.to, bytes)
  return hash
}

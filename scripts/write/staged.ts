import { writeFileSync } from 'node:fs'
import type { Contents } from '../../renderer/emit'
import { hashOf } from '../../renderer/key'

/**
 * Where the bytes of a file wait for their place. They are not put there if they have the hash `unless`: the folder has them. Plain data.
 */
export type StagedPlace = { to: string; unless: string | undefined }

/** Puts the contents of a file where they wait, in any thread, or nowhere without a place. Returns their hash. */
export function stageContents(contents: Contents, place: StagedPlace | undefined): string {
  const bytes = Buffer.from(contents)
  const hash = hashOf(bytes)
  // Asynchronous calls take ten times as long, and a site is many small files.
  if (place && place.unless !== hash) writeFileSync(place.to, bytes)
  return hash
}

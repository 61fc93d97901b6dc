import type { Canvas } from '../canvas'
import { beard } from '../portrait/beard'
import { dress } from '../portrait/dress'
import { features } from '../portrait/features'
import { glasses } from '../portrait/glasses'
import { hairBefore, hairBehind } from '../portrait/hair'
import { head } from '../portrait/head'
import { lookOf } from '../portrait/look'
import { penOf } from '../portrait/pen'
import { randomOf } from '../random'
import { slugOf } from '../seed'

/** Parts of a bust, from the back to the front. */
const PARTS = [hairBehind, head, dress, beard, features, hairBefore, glasses] as const

/** The bust of a person, with the look that the seed states (`portraitSeed`). It has no highlighted point: faces have none. */
export function portrait(canvas: Canvas, seed: string): string {
  // Random numbers depend on the slug alone, so that stating one part of a look leaves the rest of the face unchanged.
  const random = randomOf(slugOf(seed))
  const between = (from: number, to: number) => from + (to - from) * random()
  const pen = penOf({ ...canvas, random, between }, lookOf(seed, random))
  return PARTS.map((part) => part(pen)).join('')
}

import type { Size } from '../canvas'
import type { Pictured } from '../entry-drawing'
import { barNames, shareNames } from './bar-names'
import { groupNames, spanNames, stackNames } from './line-names'
import { crowdNames, funnelNames, mapNames, pairNames, yearNames } from './place-names'
import type { NamePlace, PlacedName } from './placed-name'
import { ringNames } from './ring-names'

type Places = (size: Size, numbers: readonly number[], names: readonly string[]) => readonly NamePlace[]

/** Forms whose marks can be named. For forms that content may name, `schemas/tally.ts` says how many names each takes. */
const PLACES: Readonly<Partial<Record<Pictured['form'], Places>>> = {
  map: mapNames,
  pair: pairNames,
  funnel: funnelNames,
  shares: shareNames,
  spans: spanNames,
  stacks: stackNames,
  groups: groupNames,
  bars: barNames,
  circles: ringNames,
  crowd: crowdNames,
  years: yearNames,
}

/** The names of the marks of a picture, placed on a drawing of the given size, in the order of its numbers. */
export function namesOf({ form, numbers }: Pictured, names: readonly string[], size: Size): PlacedName[] {
  const places = PLACES[form]?.(size, numbers, names) ?? []
  return places.flatMap((place, index) => {
    const text = names[index]
    return text === undefined ? [] : [{ text, ...place }]
  })
}

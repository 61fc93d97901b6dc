import { required } from '../../src/engine/problems/problem'
import type { Coordinates } from '../../src/site/art/world/projection'
import type { Graph, Office, Region } from '../../src/site/graph/graph'

/** The offices of a region, in their order. */
export const officesOf = ({ offices }: Pick<Graph, 'offices'>, region: Pick<Region, 'offices'>): Office[] =>
  region.offices.map((slug) => required(offices.get(slug), `the office ${slug}`))

/** The coordinates of offices. */
export const placesOf = (offices: readonly Office[]): Coordinates[] => offices.map(({ latitude, longitude }) => ({ latitude, longitude }))

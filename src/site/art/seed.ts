import { itemAt } from '../../engine/lib/items'

/** Separates a slug from what its drawing shows: no slug has two hyphens in a row. */
const MARK = '--'

/** A seed that states what is drawn, so that the address of a drawing determines what it shows. */
export const statingSeed = (slug: string, stated: string): string => `${slug}${MARK}${stated}`

/** The slug in a seed. */
export const slugOf = (seed: string): string => itemAt(seed.split(MARK), 0)

/** What a seed states after its slug; empty if nothing. */
export const statedIn = (seed: string): string => seed.split(MARK)[1] ?? ''

import { statedIn, statingSeed } from '../seed'

/** What a mosaic can show. The word is part of seeds. */
export const SUBJECTS = ['bars', 'cross', 'shelves', 'portico', 'mast', 'works'] as const

export type Subject = (typeof SUBJECTS)[number]

const isSubject = (name: string | undefined): name is Subject => SUBJECTS.some((subject) => subject === name)

/** The seed of a subject and of how many points it is for. */
export const subjectSeed = (slug: string, subject: Subject, count: number): string => statingSeed(slug, `${subject}-${count}`)

/** The subject that a seed states, and its count; undefined if it states none. */
export function subjectOf(seed: string): { subject: Subject; count: number } | undefined {
  const [subject, count] = statedIn(seed).split('-')
  return isSubject(subject) ? { subject, count: Number(count) || 1 } : undefined
}

/** Rows of signs, one for each cell. */
type Rows = readonly string[]

/**
 * The subjects as areas: `#` are dark squares and triangles dark halves, on which points are; `=` are middle and `+` pale squares, which
 * have none. The point nearest to a cell, given by its column and its row, is lit.
 */
export const CELLS: Readonly<Record<Subject, { areas: Rows; lit: readonly [column: number, row: number] }>> = {
  bars: {
    areas: ['          ◢#', '          ##', '       ◢# ##', '       ## ##', '    ◢# ## ##', '    ## ## ##', ' ◢# ## ## ##', ' ## ## ## ##'],
    lit: [10, 1],
  },
  cross: {
    areas: ['    ####    ', '    ####    ', ' ########## ', ' ########## ', ' ########## ', ' ########## ', '    ####    ', '    ####    '],
    lit: [8, 3],
  },
  shelves: {
    areas: ['## # ### ###', '## # ### ###', '============', '# ### ## ## ', '# ### ## ## ', '============', '### ## # ###', '### ## # ###'],
    lit: [3, 3],
  },
  portico: {
    areas: ['    ◢#◣    ', '   ◢###◣   ', '  ◢#####◣  ', ' ◢#######◣ ', ' ========= ', ' # # # # # ', ' # # # # # ', '###########'],
    lit: [5, 2],
  },
  mast: {
    areas: ['◢         ◣', '# ◢  #  ◣ #', '# #  #  # #', '# ◥ ◢#◣ ◤ #', '◥   ###   ◤', '   ◢###◣   ', '   #####   ', '  ◢#####◣  '],
    lit: [5, 2],
  },
  works: {
    areas: [' ++         ', '  +         ', ' ##         ', ' ## ◢#◢#◢#◢#', ' ###########', '#=#=#=#=#=##', '############', '############'],
    lit: [7, 4],
  },
}

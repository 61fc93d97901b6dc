import { statedIn, statingSeed } from '../seed'

/** What a mosaic can show. Seeds contain these words. */
export const SUBJECTS = ['bars', 'cross', 'shelves', 'portico', 'mast', 'works'] as const

export type Subject = (typeof SUBJECTS)[number]

const isSubject = (name: string | undefined): name is Subject => SUBJECTS.some((subject) => subject === name)

/** The seed of a drawing of a subject with a number of points. */
export const subjectSeed = (slug: string, subject: Subject, count: number): string => statingSeed(slug, `${subject}-${count}`)

/** The subject that a seed states, and its count; undefined if it states none. */
export function subjectOf(seed: string): { subject: Subject; count: number } | undefined {
  const [subject, count] = statedIn(seed).split('-')
  return isSubject(subject) ? { subject, count: Number(count) || 1 } : undefined
}

/** Rows of signs, one for each cell. */
type Rows = readonly string[]

/**
 * The subjects as areas: `#` is a dark square and a triangle a dark half, which carry points; `=` is a middle and `+` a pale square,
 * without points. The point nearest to the cell `lit` is highlighted.
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

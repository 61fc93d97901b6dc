/** What a mosaic can show. The word is part of seeds. */
export const SUBJECTS = ['bars', 'cross', 'shelves', 'portico', 'mast', 'works'] as const

export type Subject = (typeof SUBJECTS)[number]

export const isSubject = (name: string): name is Subject => SUBJECTS.some((subject) => subject === name)

/** Rows of signs, one for each cell. */
type Rows = readonly string[]

/**
 * The subjects as areas, with points above them. Of the areas, `#` are dark, `=` middle and `+` pale squares, and triangles dark halves. Points
 * are joined from the left to the right; `*` is the lit one.
 */
export const CELLS: Readonly<Record<Subject, { areas: Rows; points: Rows }>> = {
  bars: {
    areas: ['          ◢#', '          ##', '       ◢# ##', '       == ##', '    ◢# == ##', '    ## == ##', ' ◢# ## == ##', ' ++ ## == ##'],
    points: [
      '          * ',
      '            ',
      '       o    ',
      '            ',
      '    o       ',
      '            ',
      ' o          ',
      '            ',
    ],
  },
  cross: {
    areas: ['    ####    ', '   +####+   ', ' ########## ', ' ########## ', ' ########## ', ' ########## ', '   +####+   ', '    ####    '],
    points: [
      '            ',
      '    o       ',
      '            ',
      '            ',
      'o  o   o   *',
      '            ',
      '      o     ',
      '            ',
    ],
  },
  shelves: {
    areas: ['## + == # ++', '## + == # ++', '++++++++++++', '= ## +   == ', '= ## +   == ', '++++++++++++', '+ == # ## = ', '+ == # ## = '],
    points: [
      '            ',
      ' o          ',
      '            ',
      '            ',
      '       *    ',
      '            ',
      '         o  ',
      '            ',
    ],
  },
  portico: {
    areas: ['    ◢#◣    ', '   ◢###◣   ', '  ◢#####◣  ', ' ◢###+###◣ ', ' +++++++++ ', ' # # # # # ', ' # # # # # ', '###########'],
    points: ['           ', '           ', '           ', '     *     ', ' o       o ', '           ', '           ', '           '],
  },
  mast: {
    areas: ['◢         ◣', '# ◢  #  ◣ #', '# #  #  # #', '# ◥ ◢#◣ ◤ #', '◥   #+#   ◤', '   ◢#=#◣   ', '   #+++#   ', '  ◢#===#◣  '],
    points: ['     *     ', '           ', ' o       o ', '           ', '           ', '           ', '           ', '           '],
  },
  works: {
    areas: [' ++         ', '  +         ', ' ##         ', ' ## ◢#◢#◢#◢#', ' ###########', '#=#=#=#=#=##', '############', '############'],
    points: [
      '            ',
      '            ',
      '            ',
      '            ',
      '            ',
      ' o o o * o  ',
      '            ',
      '            ',
    ],
  },
}

/** The hours of the day between which offices are open, and the words for one that is, for one that is not, and for one on a weekend. */
export type OpenWords = { opens: number; closes: number; words: { open: string; closed: string; weekend: string } }

/** Stands for a time that only the script can tell. */
export const NO_TIME = '--:--'

/** What an element says to the script that shows what time it is at each office (islands/office-hours). */
export const officeClock = ({ opens, closes, words }: OpenWords) => ({
  'data-enhance': 'office-hours',
  'data-when': 'visible',
  'data-opens': opens,
  'data-closes': closes,
  'data-open': words.open,
  'data-closed': words.closed,
  'data-weekend': words.weekend,
})

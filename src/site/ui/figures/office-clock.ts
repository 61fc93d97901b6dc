/** Opening hours of all offices, and the words for an open office, a closed one, and one on a weekend. */
export type OpenWords = { opens: number; closes: number; words: { open: string; closed: string; weekend: string } }

/** Placeholder for a time that only the script can fill in. */
export const NO_TIME = '--:--'

/** Attributes that islands/office-hours reads to show the local time of each office. */
export const officeClock = ({ opens, closes, words }: OpenWords) => ({
  'data-enhance': 'office-hours',
  'data-when': 'visible',
  'data-opens': opens,
  'data-closes': closes,
  'data-open': words.open,
  'data-closed': words.closed,
  'data-weekend': words.weekend,
})

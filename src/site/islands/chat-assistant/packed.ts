import type { ChatLink, ChatProps, ChatRow, ChatRule, ChatWords } from './chat'

/* The words as pages fetch them: rows and cards of several rules, such as the phone or a lead, stand there once. */

/** A rule with the places of its rows and cards in the lists of all. Its keywords are whole words unless it says otherwise. */
type PackedRule = Omit<ChatRule, 'id' | 'rows' | 'links' | 'wholeWords'> & {
  anywhere?: true | undefined
  rows?: readonly number[] | undefined
  cards: readonly number[]
}

export type PackedProps = Omit<ChatProps, 'words'> & {
  words: Omit<ChatWords, 'rules'> & { rules: readonly PackedRule[]; rows: readonly ChatRow[]; cards: readonly ChatLink[] }
}

/** The words by which the assistant answers. */
export const unpacked = ({ rows, cards, rules, ...words }: PackedProps['words']): ChatWords => ({
  ...words,
  rules: rules.map(({ anywhere = false, rows: own, cards: links, ...rule }) => ({
    ...rule,
    wholeWords: !anywhere,
    ...(own && { rows: at(rows, own) }),
    links: at(cards, links),
  })),
})

const at = <Item>(items: readonly Item[], places: readonly number[]) => places.flatMap((place) => items[place] ?? [])

import type { OpeningHours } from '../office-hours/clock'

/** A card under a message. */
export type ChatLink = { text: string; url: string; description: string; value?: string | undefined }

/** A row of an answer: a name with a value, an office with its time zone, or a person with a portrait. */
export type ChatRow = {
  name: string
  detail?: string | undefined
  value?: string | undefined
  url?: string | undefined
  /** Address of an office. */
  address?: string | undefined
  /** How many people work in an office. */
  people?: number | undefined
  /** Phone number of an office. */
  phone?: string | undefined
  /** Time zone of an office. */
  zone?: string | undefined
  portrait?: { picture: string; tone: string | undefined } | undefined
  /** Words by which a question names this row, besides its name and, of a person, the words of it; without them, even its name does not. */
  names?: readonly string[] | undefined
  /** Whether it is shown only when a question names it. */
  isAside?: boolean | undefined
}

/** A figure in large type at the start of an answer. */
export type ChatFigure = { value: string; label: string }

/** A group of keywords and its answer. */
export type ChatRule = {
  /** Its name, for those who write and test it; pages fetch none. */
  id?: string | undefined
  keywords: readonly string[]
  wholeWords: boolean
  /** Whether it answers in addition to an earlier matching rule. */
  adds?: boolean | undefined
  /** Whether it answers instead of rules that do not say this. */
  instead?: boolean | undefined
  /** Whether its cards are shown where another rule answers instead. */
  keepsCards?: boolean | undefined
  /** Whether it answers only if no other rule does, or none of those with `instead` if it has that. */
  yields?: boolean | undefined
  /** What it is about, if a question may be about both: work, or those for whom it is done. */
  subject?: 'work' | 'clients' | undefined
  /** Whether the names of its rows are keywords too: always, or only where no rule answers. */
  rowNames?: 'always' | 'lastly' | undefined
  /** Whether its keywords are places without an office: the rule of the offices does not answer beside them. */
  withoutOffice?: boolean | undefined
  /** Keywords that count only beside the name of a place, with an office or without; the rule then answers alone. */
  placed?: readonly string[] | undefined
  /** Keywords that count only where the question names two of its rows; the rule then answers alone. */
  paired?: readonly string[] | undefined
  figure?: ChatFigure | undefined
  reply: string
  /** The reply if the question names some of the rows. */
  named?: string | undefined
  /** The reply if the question names exactly one row, with its `{place}`, `{address}`, `{people}` and `{phone}`. */
  one?: string | undefined
  rows?: readonly ChatRow[] | undefined
  links: readonly ChatLink[]
}

/** Words of the controls. */
export type ChatLabels = {
  open: string
  close: string
  minimise: string
  restore: string
  message: string
  placeholder: string
  send: string
  typing: string
  log: string
  /** Senders of messages; read aloud before each message. */
  user: string
  bot: string
  /** Read aloud before the suggested questions. */
  questions?: string | undefined
  /** Label of the button that scrolls down to the rest of a message. */
  more?: string | undefined
  newest: string
  /** With `{time}`. */
  today: string
}

/** What the assistant says, from content/site/chat.yaml. */
export type ChatWords = {
  title: string
  note: string
  greeting: string
  /** With `{question}`. */
  fallback: string
  /** The card of the fallback that links to the search page; its text has `{question}`. */
  search: { page: string; text: string; description: string; ignored: readonly string[] }
  /** The general links, under the greeting and the fallback. */
  links: readonly ChatLink[]
  rules: readonly ChatRule[]
  /** Words at which a question with several parts is divided: those between them, and those with which a question begins. */
  parts?: { joints: readonly string[]; openers: readonly string[] } | undefined
  /** Phrases before a subject, such as “know about”, set aside where another rule answers without them. */
  leadIns?: readonly string[] | undefined
  /** Words in full by their short forms, such as “you” by “u”. */
  shortForms?: Readonly<Record<string, string>> | undefined
  /** Suggested first questions. */
  questions: readonly string[]
  /** Opening hours of offices, and the words for open and closed. */
  hours: OpeningHours & { open: string; closed: string }
  labels: ChatLabels
}

export type ChatProps = {
  words: ChatWords
  /** Language of times and dates. */
  language: string
}

/** Pause before an answer, in milliseconds (specification, 9.2). */
export const REPLY_DELAY = 1000

/** Longest question, in characters. */
export const QUESTION_LIMIT = 500

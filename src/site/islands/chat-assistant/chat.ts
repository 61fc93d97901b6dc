import type { OpenHours } from '../office-hours/clock'

/** A card under a message. */
export type ChatLink = { text: string; url: string; description: string; value?: string | undefined }

/** A row of an answer: something with its value, an office with its time zone, or a person with a portrait. */
export type ChatRow = {
  name: string
  detail?: string | undefined
  value?: string | undefined
  url?: string | undefined
  /** Address of an office. */
  address?: string | undefined
  /** Time zone of an office. */
  zone?: string | undefined
  portrait?: { picture: string; tone: string | undefined } | undefined
  /** Words of a question that name it. */
  names?: readonly string[] | undefined
  /** It is shown only where a question names it. */
  isAside?: boolean | undefined
}

/** What an answer begins with, large. */
export type ChatFigure = { value: string; label: string }

/** A group of keywords and its answer. */
export type ChatRule = {
  id: string
  keywords: readonly string[]
  wholeWords: boolean
  /** Answers also where an earlier rule does. */
  adds: boolean
  figure?: ChatFigure | undefined
  reply: string
  /** The reply where the question names some of the rows. */
  named?: string | undefined
  /** The reply where it names one of them, with `{place}` and `{address}` of it. */
  one?: string | undefined
  rows: readonly ChatRow[]
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
  /** Who wrote a message; read aloud before it. */
  user: string
  bot: string
  /** Before the questions to begin with; read aloud. */
  questions?: string | undefined
  /** Leads to what is below the end of the list. */
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
  /** The card of the fallback that leads to the search page; its text with `{question}`. */
  search: { page: string; text: string; description: string; ignored: readonly string[] }
  /** The general links, under the greeting and the fallback. */
  links: readonly ChatLink[]
  rules: readonly ChatRule[]
  /** Questions to begin with. */
  questions: readonly string[]
  /** When offices are open, and the words for it. */
  hours: OpenHours & { open: string; closed: string }
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

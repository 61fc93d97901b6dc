/** A card under a message. */
export type ChatLink = { text: string; url: string; description: string }

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

import type { Place, SiteProblem } from '../../problems/problem'
import type { Body } from '../../schema/body'

/**
 * What is known of a file that depends only on its own text and on the review context: the day, the facts and the name of the site. Plain
 * data, which is kept from one run to the next.
 */
export type Review = {
  /** The hash of the context in which it was made. */
  context: string
  /** Warnings of style, and placeholders. */
  problems: readonly SiteProblem[]
  /** Undefined if the file is no article, or if the facts or the name of the site are not known. */
  text: ReviewedText | undefined
}

/** The text of an article, with facts and the name of the site filled in. */
export type ReviewedText = {
  body: Body
  /** Facts that do not exist. */
  problems: readonly SiteProblem[]
  /** The facts that it names. */
  facts: readonly FactMention[]
}

/** A place where a component of a text names a fact, by the key of the fact. */
export type FactMention = { key: string; by: string; place: Place }

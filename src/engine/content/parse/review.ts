import type { Place, SiteProblem } from '../../problems/problem'
import type { Body } from '../../schema/body'

/**
 * What is known of a file that does not depend on other entries, but on its own text and on a few things that all files share: the day,
 * the facts and the name of the site. Plain data, which is kept from one run to the next.
 */
export type Review = {
  /** The key of what all files share, as it was then. */
  context: string
  /** Warnings of style, and placeholders. */
  problems: readonly SiteProblem[]
  /** Undefined where the file has no text, or the facts are not known. */
  text: ReviewedText | undefined
}

/** The text of an article with the values of facts. */
export type ReviewedText = {
  body: Body
  /** Facts that do not exist. */
  problems: readonly SiteProblem[]
  /** The facts that it names. */
  facts: readonly FactMention[]
}

/** A place where a component of a text names a fact, by the key of the fact. */
export type FactMention = { key: string; by: string; place: Place }

import { required } from '../../problems/problem'
import type { ComponentTable } from '../../schema/component'
import { shortHash } from '../hash'
import { lintContext, lintProblems } from '../lint/lint'
import type { LintContext, LintOptions } from '../lint/rule'
import type { ParsedNode } from '../mdx/mdx-body'
import type { ContentModel } from '../model/content-model'
import type { CoreGraph } from '../model/graph'
import { SITE_FILES } from '../model/site-files'
import { type Entries, type ParsedFile, siteFile } from '../parse/entries'
import { parseEntries } from '../parse/parse'
import { declaredFacts, validIdentity } from '../parse/readable-files'
import type { FactMention, Review, ReviewedText } from '../parse/review'
import type { RawEntry } from '../read/raw-entry'
import { factsInText, factsOf, keyOfFact } from './facts'
import { fillBody, type TextValues } from './fill-body'
import { placeholderProblems } from './placeholders'
import { type DayOptions, siteDay } from './site-day'
import { fileWithSiteName } from './site-name'

/** What reviews of all files depend on, and its hash. Plain data. */
export type ReviewContext = LintOptions & { key: string }

/** The context of reviews: the day, facts and name of a site. */
export function reviewContext(entries: Pick<Entries, 'singletons' | 'invalid'>, options: DayOptions): ReviewContext {
  const identity = validIdentity(entries)
  const declared = declaredFacts(entries)
  const facts = declared && factsOf(declared)
  const siteName = identity.name
  // The editorial date decides what is published, so without it that is not known.
  const isDayKnown = options.asOf !== undefined || identity.editorialDate !== undefined || siteFile(entries, 'identity') !== undefined
  const today = isDayKnown ? siteDay(entries, options) : undefined
  const text = JSON.stringify([today, siteName, facts && [...facts]])
  return { today, facts, siteName, key: shortHash(text) }
}

/** The context of reviews of files that are not parsed yet. */
export const contextOfFiles = <Graph extends CoreGraph>(raw: readonly RawEntry[], model: ContentModel<Graph>, options: DayOptions) =>
  reviewContext(
    parseEntries(
      raw.filter(({ file }) => CONTEXT_FILES.has(file)),
      model,
    ).value,
    options,
  )

const CONTEXT_FILES: ReadonlySet<string> = new Set([SITE_FILES.facts, SITE_FILES.identity])

/** Gives every file its review. A review that was made in this context is reused. The trees of a reviewed text are dropped. */
export function reviewed<Graph extends CoreGraph>(entries: Entries<Graph>, context: ReviewContext): Entries<Graph> {
  const reviewing: Reviewing = { model: entries.model, context, lint: lintContext(context) }
  const done = <File extends Pick<ParsedFile, 'review'>>(file: File, whole: (file: File) => ParsedFile): File =>
    file.review?.context === context.key ? file : { ...file, ...withReview(whole(file), reviewing) }
  const { collections } = entries.model
  return {
    ...entries,
    collections: Object.fromEntries(
      Object.entries(entries.collections).map(([collection, own]) => [
        collection,
        own.map((entry) => done(entry, (file) => ({ ...file, collection, schema: required(collections[collection], collection).schema }))),
      ]),
    ),
    singletons: new Map(
      [...entries.singletons].map(([name, single]) => [
        name,
        done(single, (file) => ({ ...file, collection: undefined, body: undefined })),
      ]),
    ),
    invalid: entries.invalid.map((file) => done(file, (damaged) => damaged)),
  }
}

/** What reviews of all files share: the model of content, their context, and what rules of style are given of it. */
type Reviewing = { model: ContentModel; context: ReviewContext; lint: LintContext }

function withReview(file: ParsedFile, { model, context, lint }: Reviewing): { review: Review; body: ParsedFile['body'] } {
  const { key, facts, siteName } = context
  // Some damaged files have no data.
  const read = siteName === undefined ? file : fileWithSiteName(file, file.schema, siteName)
  const style = file.data === undefined ? [] : lintProblems(read, model, lint)
  const problems = [...placeholderProblems(file), ...style]
  const text = facts && siteName !== undefined && file.body ? textOf(file, model, { facts, siteName }) : undefined
  return { review: { context: key, problems, text }, body: file.body && { ...file.body, trees: undefined } }
}

function textOf({ source: { file }, body }: ParsedFile, model: ContentModel, values: TextValues): ReviewedText {
  const { nodes } = required(body?.trees, `the tree of ${file}`)
  return { ...fillBody({ file, nodes, model }, values), facts: nodes.flatMap((node) => [...factMentions(node, file, model.components)]) }
}

function* factMentions(node: ParsedNode, file: string, components: ComponentTable): Generator<FactMention> {
  if (node.type === 'text' || node.type === 'name') return
  if (node.type === 'component') {
    const { name, props } = node
    const named = components[name]?.facts?.(props) ?? []
    for (const key of [...named.map(keyOfFact), ...factsInText(JSON.stringify(props))])
      yield { key, by: `<${name}>`, place: { file, ...node.place } }
  }
  for (const child of node.children) yield* factMentions(child, file, components)
}

import { fill } from '../../../engine/lib/text'
import { EMPTY, type InquiryWords, type Step, type Values } from './fields'

/** What the form and the page around it say where a link means something else than a project. */
export type Matter = InquiryWords['matters'][string]

/** The name of the matter that a topic belongs to; undefined for a project. */
export const matterOf = (topic: string, { matters }: Pick<InquiryWords, 'matters'>): string | undefined =>
  Object.keys(matters).find((name) => matters[name]?.topics.includes(topic))

type SubjectWords = Pick<InquiryWords, 'matters' | 'topics' | 'topicAbout'>

/** The name of the matter of a subject, which begins with its topic. So a draft keeps the matter, and who removes the subject leaves it. */
export const matterAbout = (subject: string, words: SubjectWords): string | undefined => {
  const isOf = (topic: string) => subject === topic || subject.startsWith(fill(words.topicAbout, { topic, about: '' }))
  const topic = Object.keys(words.topics).find((name) => isOf(words.topics[name] ?? ''))
  return topic === undefined ? undefined : matterOf(topic, words)
}

/**
 * The purpose of a subject, which has a draft of its own: each event, position or other thing that is no project. Projects share one, the
 * empty purpose: people come to the same project from several pages.
 */
export const purposeOf = (subject: string, words: SubjectWords): string => (matterAbout(subject, words) === undefined ? '' : subject)

/** The words of the form for a matter: the project summary becomes its message. */
export function wordsFor(words: InquiryWords, matter: Matter | undefined): InquiryWords {
  if (!matter) return words
  const { message, needed, missing, hint, replyDays } = matter
  return {
    ...words,
    // Its last step asks for two things, so the sentence names what is missing.
    hints: words.hints.slice(0, 1),
    fields: { ...words.fields, projectSummary: message },
    needs: { ...words.needs, projectSummary: needed },
    errors: { ...words.errors, projectSummary: missing },
    summaryHint: hint,
    messages: { ...words.messages, replyDays },
  }
}

/** The step that a matter leaves out: it asks about a project. */
export const LEFT_OUT = 1

/** The step that asks for what a step of projects asks for: a matter has its message in the last one, and nothing else of the second. */
export const stepFor = (step: Step, matter: Matter | undefined): Step => (matter && step === LEFT_OUT ? 2 : step)

/** The values to be sent: of a matter without what the form does not show, such as a budget from an earlier draft. */
export const valuesFor = (values: Values, matter: Matter | undefined): Values => {
  if (!matter) return values
  const { industry, budget, timeline, currentChallenges, expectedOutcomes } = EMPTY
  return { ...values, industry, budget, timeline, currentChallenges, expectedOutcomes }
}

import { fill } from '../../../engine/lib/text'
import { type InquiryWords, TEXT_NAMES, type Values } from './fields'
import { matterOf } from './matter'

/** The values that a link to the form fills in (specification, 7.4). */
export type Preset = { service: string; industry: string; projectSummary: string; subject: string }

/** Query parameters that name what a topic is about. */
const ABOUT = ['event', 'project', 'position', 'office'] as const

/** All query parameters that the form reads. */
export const PARAMETERS: readonly string[] = ['service', 'industry', 'topic', ...ABOUT]

/** Longest value accepted from the query. The longest of this site is an event: its title with date, hours and place. */
const LONGEST_PART = 240

type PresetWords = Pick<InquiryWords, 'services' | 'industries' | 'other' | 'topics' | 'topicAbout' | 'summaries' | 'matters'>

/**
 * Reads the values from the query. A service or industry that is not among the options selects "other", and its name becomes part of the
 * subject. A topic that is no project has "other" as its service, and may have a summary of its own.
 */
export function presetOf(parameters: URLSearchParams, words: PresetWords): Preset {
  const { services, industries, other, topics, topicAbout, summaries } = words
  const part = (name: string) => (parameters.get(name) ?? '').trim().slice(0, LONGEST_PART)
  const choice = (name: string, list: readonly string[]) => {
    const value = part(name)
    return value === '' || list.includes(value) ? { value, rest: '' } : { value: other, rest: value }
  }
  const service = choice('service', services)
  const industry = choice('industry', industries)
  const name = part('topic')
  const topic = Object.hasOwn(topics, name) ? (topics[name] ?? '') : ''
  const about = [...ABOUT.map(part), service.rest, industry.rest].filter(Boolean).join(', ')
  const projectSummary = about && Object.hasOwn(summaries, name) ? fill(summaries[name] ?? '', { about }) : ''
  return {
    service: service.value || (matterOf(name, words) === undefined ? '' : other),
    industry: industry.value,
    projectSummary,
    subject: topic && about ? fill(topicAbout, { topic, about }) : topic || about,
  }
}

/** What a link said, and what the fields hold now. */
type Told = { subject: string; linked: Partial<Values>; values: Values }

/** The subject with the choices that its link filled in, while they stand: the fields for them are in a later step. */
export const toldSubject = ({ subject, linked, values }: Told, { other }: Pick<InquiryWords, 'other'>): string =>
  [subject, ...(['service', 'industry'] as const).map((name) => (values[name] === linked[name] ? values[name] : ''))]
    .filter((part) => part && part !== other)
    .join(', ')

/** Whether a summary was filled in by a link, not written by the visitor. */
export const isPresetSummary = (summary: string, { summaries }: Pick<InquiryWords, 'summaries'>): boolean =>
  Object.values(summaries).some((template) => {
    const [start = '', end = ''] = template.split('{about}')
    return summary.startsWith(start) && summary.endsWith(end)
  })

/** The values without those that a link has filled in; what the visitor has made of one is kept. */
export const withoutLinked = <Fields extends Partial<Values>>(values: Fields, linked: Partial<Values> = {}): Fields => {
  const untouched = TEXT_NAMES.filter((name) => values[name] === linked[name])
  return { ...values, ...Object.fromEntries(untouched.map((name) => [name, ''])) }
}

/** Whether values hold a text that the visitor has written about the matter. */
export const isWritten = (values: Partial<Values> = {}, words: Pick<InquiryWords, 'summaries'>): boolean => {
  const { projectSummary = '', currentChallenges, expectedOutcomes } = values
  return Boolean((projectSummary && !isPresetSummary(projectSummary, words)) || currentChallenges || expectedOutcomes)
}

/** Takes the values that a link has filled in from the address, so that a reload does not bring them back. */
export function leaveLink() {
  const address = new URL(location.href)
  for (const name of PARAMETERS) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}

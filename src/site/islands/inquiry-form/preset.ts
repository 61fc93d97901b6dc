import { fill } from '../../../engine/lib/text'
import type { InquiryWords } from './fields'

/** What a link to the form knows already (specification, 7.4). */
export type Preset = { service: string; industry: string; subject: string }

/** Names in the address that say what a topic is about: an event, a project, and so on. */
const ABOUT = ['event', 'project', 'position', 'office'] as const

/** All names in the address that the form reads. */
export const PARAMETERS: readonly string[] = ['service', 'industry', 'topic', ...ABOUT]

/** Longest part that is taken from an address: titles are shorter. */
const LONGEST_PART = 120

type PresetWords = Pick<InquiryWords, 'services' | 'industries' | 'other' | 'topics' | 'topicAbout'>

/**
 * The fields that an address fills in. A service or an industry that the form has no choice for becomes its "other", and its
 * name part of the subject, so that nothing is lost.
 */
export function presetOf(parameters: URLSearchParams, { services, industries, other, topics, topicAbout }: PresetWords): Preset {
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
  return { service: service.value, industry: industry.value, subject: topic && about ? fill(topicAbout, { topic, about }) : topic || about }
}

import type * as z from 'zod'
import type { event } from '../../../schemas/event'
import type { industry } from '../../../schemas/industry'
import { PHASES, type service } from '../../../schemas/service'
import type { DeepReadonly } from '../../engine/lib/readonly'
import { list, pairList, paragraph, section, textOf, type WrittenNodes } from './text'

/* What the pages of entries without a text say, for the search in texts: their sections, whose ids are those on the page. */

type Point = { title: string; description: string }
type Story = { title: string; outcome: string } | { caseStudy: string }

const points = (some: readonly Point[]) => pairList(some.map(({ title, description }) => ({ label: title, value: description })))

/** Stories told by the entry itself; case studies are found by their own texts. */
const stories = (some: readonly Story[]) =>
  pairList(some.flatMap((story) => ('caseStudy' in story ? [] : [{ label: story.title, value: story.outcome }])))

type Service = DeepReadonly<Omit<z.output<typeof service>, 'seo'>>

/** What the page of a service says. */
export const servicePassages = ({
  problemsTitle,
  problems,
  approachTitle,
  approachLede,
  approach,
  storiesTitle,
  caseStudies,
}: Service): WrittenNodes =>
  textOf([
    section('challenges', problemsTitle),
    points(problems),
    section('approach', approachTitle),
    paragraph(approachLede),
    list(PHASES.map((phase) => approach[phase])),
    section('stories', storiesTitle),
    stories(caseStudies),
  ])

type Profile = NonNullable<DeepReadonly<z.output<typeof industry>>['profile']>

/** What the page of an industry says. */
export const industryPassages = (profile: Omit<Profile, 'clientStats'>): WrittenNodes =>
  textOf([
    paragraph(profile.lede),
    section('challenges', profile.challengesTitle),
    points(profile.challenges),
    section('services', profile.servicesTitle),
    points(profile.services),
    section('stories', profile.storiesTitle),
    stories(profile.caseStudies),
    section('regulations', profile.regulationsTitle),
    points(profile.regulations.map(({ name, description }) => ({ title: name, description }))),
  ])

type Program = NonNullable<DeepReadonly<z.output<typeof event>>['program']>

/** What is said about the program of an event. */
export const programPassages = ({ agenda, audience, takeaways }: Pick<Program, 'agenda' | 'audience' | 'takeaways'>): WrittenNodes =>
  textOf([paragraph(audience), list(takeaways), list(agenda.map(({ title, by }) => (by === undefined ? title : `${title}: ${by}`)))])

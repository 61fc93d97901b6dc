import type * as z from 'zod'
import type { job } from '../../../schemas/job'
import type { DeepReadonly } from '../../engine/lib/readonly'
import { authorOf } from './article'
import type { TraitContext } from './define'
import { heading, list, pairList, paragraph, textOf, type WrittenText } from './text'

type Job = DeepReadonly<Omit<z.output<typeof job>, 'seo' | 'closed'>>

const DUTIES = ['responsibilities', 'requirements', 'niceToHave', 'benefits'] as const

/** A position as a text: its sections in the order of its page. */
export function jobText(position: Job, context: TraitContext): WrittenText {
  const { title, description, department, location, type, experience, salary, about, team, process, posted } = position
  const { labels } = context.pages.job
  const nodes = [
    pairList([
      { label: labels.department, value: department },
      { label: labels.location, value: location },
      { label: labels.type, value: type },
      { label: labels.experience, value: experience },
      { label: labels.salary, value: salary },
    ]),
    paragraph(about),
    ...DUTIES.flatMap((part) => [heading(labels[part]), list(position[part])]),
    heading(labels.team),
    pairList([
      { label: labels.manager, value: `${authorOf(team.manager, context).name}, ${team.managerTitle}` },
      { label: labels.teamSize, value: team.teamSize },
      { label: labels.reportingStructure, value: team.reportingStructure },
    ]),
    heading(labels.process),
    pairList(
      process.map(({ step, duration, description: what }) => ({ label: `${step} (${duration})`, value: what })),
      'ol',
    ),
  ]
  return { title, lede: description, summary: description, date: posted, tags: [department, location, type], ...textOf(nodes) }
}

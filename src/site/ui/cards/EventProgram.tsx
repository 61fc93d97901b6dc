import { Fragment } from 'react'
import { OutcomeList } from '../figures/OutcomeList'
import { type Pair, PairList } from '../figures/PairList'
import { Disclosure } from '../layout/Disclosure'
import type { HeadingLevel } from '../layout/Heading'

/** What happens at an event. */
export type EventProgramEntry = {
  /** The id of the place on the page that tells it. */
  id: string
  /** For whom, how long, in what language, at what price. */
  terms: readonly Pair[]
  /** The hours, and what is done at each. */
  agenda: { title: string; hours: readonly Pair[] }
  /** Lists with a heading each: who speaks, what one takes home. */
  lists: readonly { title: string; items: readonly { title: string; text: string }[] | readonly string[] }[]
}

type EventProgramProps = {
  program: EventProgramEntry
  /** What the control says. */
  label: string
  /** The title of the event, for those who hear the control without its card. */
  title: string
  /** The level of that title. */
  level: HeadingLevel
}

/** What happens at an event, in its card, for those who ask for it. */
export function EventProgram({ program: { id, terms, agenda, lists }, label, title, level }: EventProgramProps) {
  const Head = level === 4 ? 'h5' : 'h4'
  return (
    <Disclosure
      id={id}
      summary={
        <>
          {label}
          <span className="sr">, {title}</span>
        </>
      }
    >
      <div className="stack stretch">
        <PairList keys="medium" pairs={terms} />
        <Head>{agenda.title}</Head>
        <PairList keys="medium" pairs={agenda.hours} />
        {lists.map(({ title, items }) => (
          <Fragment key={title}>
            <Head>{title}</Head>
            <OutcomeList items={items} />
          </Fragment>
        ))}
      </div>
    </Disclosure>
  )
}

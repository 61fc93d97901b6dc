import { Fragment } from 'react'
import { OutcomeList } from '../figures/OutcomeList'
import { type Pair, PairList } from '../figures/PairList'
import { Disclosure } from '../layout/Disclosure'
import type { HeadingLevel } from '../layout/Heading'

/** The program of an event. */
export type EventProgramEntry = {
  /** The id of the program on the page. */
  id: string
  /** Audience, duration, language and price. */
  terms: readonly Pair[]
  /** The parts of the agenda, each with its hour. */
  agenda: { title: string; hours: readonly Pair[] }
  /** Lists with a heading each, such as speakers and takeaways. */
  lists: readonly { title: string; items: readonly { title: string; text: string }[] | readonly string[] }[]
}

type EventProgramProps = {
  program: EventProgramEntry
  /** The label of the control. */
  label: string
  /** The title of the event, for screen reader users who reach the control without its card. */
  title: string
  /** The level of that title. */
  level: HeadingLevel
}

/** The program of an event in its card, folded at first. Where it opens below a row of cards, it shows the title of its own. */
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
      <div className="stack stretch" data-title={title}>
        <PairList layout="medium" pairs={terms} />
        <Head>{agenda.title}</Head>
        <PairList layout="medium" pairs={agenda.hours} />
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

import { OutcomeList } from '../figures/OutcomeList'
import { type Pair, PairList } from '../figures/PairList'
import { Disclosure } from '../layout/Disclosure'

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
}

/** What happens at an event, in its card, for those who ask for it. */
export function EventProgram({ program: { id, terms, agenda, lists }, label, title }: EventProgramProps) {
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
        <h4>{agenda.title}</h4>
        <PairList keys="medium" pairs={agenda.hours} />
        {lists.map(({ title, items }) => (
          <ProgramList key={title} title={title} items={items} />
        ))}
      </div>
    </Disclosure>
  )
}

const ProgramList = ({ title, items }: EventProgramEntry['lists'][number]) => (
  <>
    <h4>{title}</h4>
    <OutcomeList items={items} />
  </>
)

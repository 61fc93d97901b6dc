import type { Graph } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { PairList } from '../../src/site/ui/figures/PairList'
import { Disclosure } from '../../src/site/ui/layout/Disclosure'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import type { EventProgram } from './program'

type Words = Graph['pages']['events']['programs']

/** What happens at each event: one line each, which opens. */
export function Programs({ programs, words }: { programs: readonly EventProgram[]; words: Words }) {
  return (
    <section className="wrap pb-section" id="programs" aria-labelledby="programs-title">
      <SectionHead title={words.title} lede={words.lede} id="programs-title" />
      {programs.map((program) => (
        <Disclosure
          key={program.id}
          id={program.id}
          summary={
            <>
              <span className="c3 small muted">
                <time dateTime={program.day.iso}>{program.day.text}</time>
                {program.state && `, ${program.state}`}
              </span>
              <h3 className="c9 text-lg">{program.title}</h3>
            </>
          }
          columns
        >
          <Program {...program} words={words} />
        </Disclosure>
      ))}
    </section>
  )
}

function Program({ agenda, speakers, takeaways, terms, words }: EventProgram & { words: Words }) {
  return (
    <div className="grid">
      <div className="c3">
        <PairList keys="above" pairs={terms} />
      </div>
      <div className="c5 stack tight stretch">
        <h4>{words.agenda}</h4>
        <PairList keys="medium" pairs={agenda.map(({ time, title, by }) => ({ label: time, value: by ? `${title} (${by})` : title }))} />
      </div>
      <div className="c4 stack loose stretch">
        <div className="stack tight">
          <h4>{words.speakers}</h4>
          <ul className="stack tight small">
            {speakers.map(({ name, role }) => (
              <li key={name}>
                <b>{name}</b>, {role}
              </li>
            ))}
          </ul>
        </div>
        <div className="stack tight stretch">
          <h4>{words.takeaways}</h4>
          <OutcomeList items={takeaways} />
        </div>
      </div>
    </div>
  )
}

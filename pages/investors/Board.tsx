import type { Graph } from '../../src/site/graph/graph'
import { type PersonEntry, PersonItem } from '../../src/site/ui/cards/PersonItem'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type BoardProps = { head: Graph['pages']['investors']['board']['head']; people: readonly PersonEntry[] }

/** The members of the board. */
export function Board({ head, people }: BoardProps) {
  return (
    <section className="section well" aria-labelledby="board">
      <div className="wrap">
        <SectionHead {...head} id="board" />
        <ul className="cols" data-min="15">
          {people.map((person) => (
            <PersonItem key={person.slug} person={person} />
          ))}
        </ul>
      </div>
    </section>
  )
}

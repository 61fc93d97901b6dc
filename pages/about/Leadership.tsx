import { type PersonEntry, PersonItem } from '../../src/site/ui/cards/PersonItem'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'

type LeadershipProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  people: readonly PersonEntry[]
  /** Text of the link to a profile. */
  profileLabel: string
}

/** The leadership team. */
export function Leadership({ head, people, profileLabel }: LeadershipProps) {
  return (
    <section className="section" id="leadership" aria-labelledby="leadership-title">
      <div className="wrap">
        <SectionHead {...head} id="leadership-title" />
        <ul className="cols">
          {people.map((person) => (
            <PersonItem key={person.slug} person={person} profileLabel={profileLabel} />
          ))}
        </ul>
      </div>
    </section>
  )
}

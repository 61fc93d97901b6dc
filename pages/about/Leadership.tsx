import { type PersonEntry, PersonItem } from '../../src/site/ui/cards/PersonItem'
import { LinkRow } from '../../src/site/ui/figures/LinkRow'
import { Register } from '../../src/site/ui/figures/Register'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'

type LeadershipProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  people: readonly PersonEntry[]
  /** Text of the link to a profile. */
  profileLabel: string
  /** The practice leads under their heading, each with the place where they are introduced. */
  leads: { title: string; people: readonly { name: string; practice: string; href: string }[] }
}

/** The leadership team, and who leads each practice. */
export function Leadership({ head, people, profileLabel, leads }: LeadershipProps) {
  return (
    <section className="section" id="leadership" aria-labelledby="leadership-title">
      <div className="wrap">
        <SectionHead {...head} id="leadership-title" />
        <ul className="cols thirds">
          {people.map((person) => (
            <PersonItem key={person.slug} person={person} profileLabel={profileLabel} />
          ))}
        </ul>
        {leads.people.length > 0 && (
          <div className="stack stretch mt8">
            <h3>{leads.title}</h3>
            <Register close>
              {leads.people.map(({ name, practice, href }) => (
                <LinkRow key={href} title={name} href={href} text={practice} quiet level={4} />
              ))}
            </Register>
          </div>
        )}
      </div>
    </section>
  )
}

import { FaceLink, type FaceLinkProps } from '../../src/site/ui/cards/FaceLink'
import { type PersonEntry, PersonItem } from '../../src/site/ui/cards/PersonItem'
import { Fold } from '../../src/site/ui/layout/Fold'
import { SectionHead, type SectionHeadProps } from '../../src/site/ui/layout/SectionHead'
import { DrawingSet } from '../../src/site/ui/media/drawing-set'

type LeadershipProps = {
  head: Pick<SectionHeadProps, 'label' | 'note' | 'title' | 'lede'>
  people: readonly PersonEntry[]
  /** Text of the link to a profile. */
  profileLabel: string
  /** The practice leads under their heading, each with a link to their introduction. */
  leads: { title: string; people: readonly Omit<FaceLinkProps, 'level'>[] }
}

/** The leadership team, and the leads of the practices, folded on phones. */
export function Leadership({ head, people, profileLabel, leads }: LeadershipProps) {
  return (
    <section className="section" id="leadership" aria-labelledby="leadership-title" data-below-fold="">
      <div className="wrap">
        <SectionHead {...head} id="leadership-title" />
        <DrawingSet value="people">
          <ul className="cols thirds">
            {people.map((person) => (
              <PersonItem key={person.slug} person={person} profileLabel={profileLabel} />
            ))}
          </ul>
          {leads.people.length > 0 && (
            <div className="mt8">
              <Fold label={leads.title} heading>
                <ul className="cols fourths">
                  {leads.people.map((lead) => (
                    <FaceLink key={lead.href} {...lead} level={4} />
                  ))}
                </ul>
              </Fold>
            </div>
          )}
        </DrawingSet>
      </div>
    </section>
  )
}

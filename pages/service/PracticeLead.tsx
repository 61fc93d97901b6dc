import type { Graph } from '../../src/site/graph/graph'
import { Quotation } from '../../src/site/ui/figures/Quotation'
import { Disclosure } from '../../src/site/ui/layout/Disclosure'
import { Section } from '../../src/site/ui/layout/Section'
import { SidePortrait } from '../../src/site/ui/media/SidePortrait'
import { Biography } from '../shared/Biography'
import type { PracticeLeadEntry } from '../shared/practice-lead'

type Words = Graph['pages']['service']['labels']
type PracticeLeadProps = { lead: PracticeLeadEntry; words: Words }

/** The lead of the practice: a few sentences, and a longer biography to unfold. */
export function PracticeLead({ lead: { name, title, bio, portrait, biography }, words }: PracticeLeadProps) {
  return (
    <Section id="lead" head={{ label: words.lead, note: title, title: name }} joined>
      <div className="grid">
        <SidePortrait {...portrait} />
        <div className="c9 stack loose stretch">
          {biography && <Quotation quote={biography.argues} />}
          <p className="excerpt">{bio}</p>
          {biography && (
            <Disclosure summary={words.biography}>
              <Biography biography={biography} words={words} />
            </Disclosure>
          )}
        </div>
      </div>
    </Section>
  )
}

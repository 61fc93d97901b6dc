import type { CaseStudy } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

/** The problem of the client: a summary, then its points. */
export function Challenge({ challenge, label }: { challenge: CaseStudy['challenge']; label: string }) {
  return (
    <section className="section" aria-labelledby="challenge">
      <div className="wrap">
        <SectionHead label={label} title={challenge.title} id="challenge" />
        <div className="grid">
          <div className="from4">
            <div className="cols" data-min="19">
              <p className="lede">{challenge.overview}</p>
              <OutcomeList items={challenge.points} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

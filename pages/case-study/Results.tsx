import type { CaseStudy } from '../../src/site/graph/graph'
import { FactList } from '../../src/site/ui/figures/FactList'
import { Quotation } from '../../src/site/ui/figures/Quotation'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { clientPortraitOf } from '../shared/person'

type ResultsProps = {
  results: { title: string; note: string; items: CaseStudy['results'] }
  testimonial: CaseStudy['testimonial']
  label: string
}

/** The measured results, and a quotation of the client. */
export function Results({ results, testimonial, label }: ResultsProps) {
  const { quote, author, title, company } = testimonial
  return (
    <section className="section" aria-labelledby="results">
      <div className="wrap">
        <SectionHead label={label} note={results.note} title={results.title} id="results" />
        <FactList
          facts={results.items.map(({ metric, description, detail, measured }) => ({
            value: metric,
            label: description,
            detail,
            ends: measured,
          }))}
          min="13"
        />
        <div className="grid mt8">
          <div className="c9">
            <Quotation quote={quote} name={author} role={[title, company].join(', ')} portrait={clientPortraitOf(testimonial)} />
          </div>
        </div>
      </div>
    </section>
  )
}

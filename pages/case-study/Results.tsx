import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { FactList } from '../../src/site/ui/figures/FactList'
import { Quotation } from '../../src/site/ui/figures/Quotation'
import { Disclosure } from '../../src/site/ui/layout/Disclosure'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'
import { clientPortraitOf } from '../shared/person'

type ResultsProps = {
  results: { title: string; note: string; items: CaseStudy['results']; method: CaseStudy['method'] }
  testimonial: CaseStudy['testimonial']
  labels: Pick<Graph['pages']['caseStudy']['labels'], 'results' | 'method'>
}

/** The measured results, how they were measured, and a quotation of the client. */
export function Results({ results, testimonial, labels }: ResultsProps) {
  const { quote, author, title, company } = testimonial
  return (
    <section className="section" aria-labelledby="results">
      <div className="wrap">
        <SectionHead label={labels.results} note={results.note} title={results.title} id="results" />
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
          <div className="c9 stack stretch">
            <Disclosure summary={labels.method}>
              <div className="stack">
                {results.method.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Disclosure>
            <div className="mt6">
              <Quotation quote={quote} name={author} role={[title, company].join(', ')} portrait={clientPortraitOf(testimonial)} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

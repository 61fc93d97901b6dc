import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { FactList } from '../../src/site/ui/figures/FactList'
import { Disclosure } from '../../src/site/ui/layout/Disclosure'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type ResultsProps = {
  results: { title: string; note: string; items: CaseStudy['results']; method: CaseStudy['method'] }
  labels: Pick<Graph['pages']['caseStudy']['labels'], 'results' | 'method'>
}

/** The measured results, and how they were measured. */
export function Results({ results, labels }: ResultsProps) {
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
          <div className="c8">
            <Disclosure summary={labels.method}>
              <div className="stack">
                {results.method.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Disclosure>
          </div>
        </div>
      </div>
    </section>
  )
}

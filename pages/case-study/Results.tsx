import type { CaseStudy } from '../../src/graph/graph'
import { toneOf } from '../../src/lib/art/tones'
import { slugify } from '../../src/lib/text'
import { FactList } from '../../src/ui/figures/FactList'
import { Quotation } from '../../src/ui/figures/Quotation'
import { SectionHead } from '../../src/ui/layout/SectionHead'

type ResultsProps = {
  results: { title: string; note: string; items: CaseStudy['results'] }
  testimonial: CaseStudy['testimonial']
  label: string
}

/** What was measured, and what the client said. */
export function Results({ results, testimonial, label }: ResultsProps) {
  const { quote, author, title, company, image } = testimonial
  const seed = slugify(author)
  return (
    <section className="section" aria-labelledby="results">
      <div className="wrap">
        <SectionHead label={label} note={results.note} title={results.title} id="results" />
        <FactList
          facts={results.items.map(({ metric, description, detail }) => ({ value: metric, label: description, detail }))}
          min="13"
        />
        <div className="grid mt8">
          <div className="c9">
            <Quotation
              quote={quote}
              name={author}
              role={[title, company].join(', ')}
              portrait={{ seed, tone: toneOf(seed), picture: image }}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

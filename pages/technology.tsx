import type { Graph } from '../src/graph/graph'
import { patterns } from '../src/routes/patterns'
import { CategoryCell, type CategoryEntry } from '../src/ui/cards/CategoryCell'
import { Cell } from '../src/ui/cards/Cell'
import { type TechnologyEntry, TechnologyList } from '../src/ui/cards/TechnologyList'
import { CallToAction } from '../src/ui/layout/CallToAction'
import { PageIntro } from '../src/ui/layout/PageIntro'
import { Section } from '../src/ui/layout/Section'
import { SectionHead } from '../src/ui/layout/SectionHead'
import { ResultsLine } from '../src/ui/lists/ResultsLine'
import { definePage, type ViewProps } from './define-page'
import { placeOf } from './place'
import { trail } from './trail'

/** What the page shows. */
type TechnologyProps = {
  copy: Graph['pages']['technology']
  place: ReturnType<typeof placeOf>
  categories: readonly CategoryEntry[]
  technologies: readonly TechnologyEntry[]
}

/** The technologies that we use, by category (part 2, section 2: Technology page). */
export default definePage({
  path: patterns.technology,
  source: () => 'pages/technology.yaml',
  props: (graph): TechnologyProps => ({
    copy: graph.pages.technology,
    place: placeOf(graph, 'technology'),
    categories: graph.technologies.values().map(({ slug, url, title, description, icon, colour, technologies }) => ({
      slug,
      href: url ?? '',
      tone: colour,
      glyph: icon,
      title,
      description,
      count: technologies.length,
    })),
    technologies: graph.technologies
      .values()
      .flatMap(({ slug, title, technologies }) =>
        technologies.map(({ name, description }, index) => ({ name, description, category: title, ...(index === 0 && { id: slug }) })),
      ),
  }),
  head: ({ copy }) => copy.seo,
  View: TechnologyPage,
})

function TechnologyPage({ copy, place, categories, technologies, site }: ViewProps<TechnologyProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} />
      <section className="wrap" aria-labelledby="categories-title">
        <h2 className="sr" id="categories-title">
          {copy.categoriesTitle}
        </h2>
        <div className="ledger n4 two-up">
          {categories.map((category) => (
            <CategoryCell key={category.slug} category={category} countLabel={copy.count} />
          ))}
        </div>
      </section>
      <section className="section" aria-labelledby="technologies-title">
        <div className="wrap">
          <SectionHead title={copy.listTitle} id="technologies-title" large />
          <ResultsLine template={site.strings.list.showingTechnologies} count={technologies.length} />
          <TechnologyList technologies={technologies} />
        </div>
      </section>
      <Section id="why" ground="well" head={copy.why.head}>
        <div className="ledger n4">
          {copy.why.items.map(({ title, description }) => (
            <Cell key={title} title={title} text={description} />
          ))}
        </div>
      </Section>
      <CallToAction {...copy.closing} />
    </>
  )
}

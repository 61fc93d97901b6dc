import { Island } from '../src/engine/islands/Island'
import { fill, unbroken } from '../src/engine/lib/text'
import { required } from '../src/engine/problems/problem'
import type { Graph } from '../src/site/graph/graph'
import filteredTechnologies from '../src/site/islands/filtered-technologies/island'
import type { TechnologyGroup } from '../src/site/islands/filtered-technologies/technologies'
import { patterns } from '../src/site/routes/patterns'
import { CategoryCell, type CategoryEntry } from '../src/site/ui/cards/CategoryCell'
import { UseList } from '../src/site/ui/charts/UseList'
import { NumberedRows } from '../src/site/ui/figures/NumberedRows'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { CallToAction } from '../src/site/ui/layout/CallToAction'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { breadcrumbs } from './data/breadcrumbs'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'
import { type PracticeUse, practiceUse, usesOf } from './technology/practice-use'

type TechnologyProps = {
  copy: Graph['pages']['technology']
  services: ReturnType<typeof breadcrumbOf>
  place: ReturnType<typeof breadcrumbOf>
  categories: readonly CategoryEntry[]
  groups: readonly TechnologyGroup[]
  practices: readonly PracticeUse[]
}

/** Id of the section with the list. */
const LIST = 'all-technologies'

/** The technologies of the company, by category (specification, 4.15). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.technology,
  section: patterns.services,
  source: () => 'pages/technology.yaml',
  props: (graph): TechnologyProps => ({
    copy: graph.pages.technology,
    services: breadcrumbOf(graph, 'services'),
    place: breadcrumbOf(graph, 'technology'),
    categories: graph.technologies.values().map(({ url, slug, title, description, tone, technologies }) => ({
      href: required(url, `the address of ${title}`),
      tone,
      glyph: slug,
      title,
      description,
      ...usageOf(graph, technologies),
    })),
    practices: practiceUse(graph),
    groups: graph.technologies.values().map(({ slug, title, technologies }) => ({
      slug,
      title,
      technologies: technologies.map(({ name, description }) => ({ name, description })),
    })),
  }),
  head: ({ copy }) => copy.seo,
  data: ({ services, place }, { site }) => [breadcrumbs(site, services, place)],
  View: TechnologyPage,
})

function TechnologyPage({ copy, services, place, categories, groups, practices, site }: ViewProps<TechnologyProps>) {
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, services, place)}
        title={copy.title}
        lede={copy.lede}
        actions={
          copy.find && (
            <ButtonLink href={`#${LIST}`} kind="line" small data-enhance="category-links" data-when="intent" data-list={LIST} data-held="">
              {copy.find}
            </ButtonLink>
          )
        }
      />
      <section className="wrap pb-section" aria-labelledby="categories-title">
        <h2 className="sr" id="categories-title">
          {copy.categoriesTitle}
        </h2>
        {copy.usesNote && <p className="caption">{copy.usesNote}</p>}
        <div className="ledger n4 two-up mt5" data-enhance="category-links" data-when="intent" data-list={LIST}>
          {categories.map((category) => (
            <CategoryCell key={category.href} category={category} countLabel={copy.count} />
          ))}
        </div>
      </section>
      <Section id="in-use" ground="band" head={copy.use.head}>
        <UseList
          rows={practices}
          categories={groups}
          legend={copy.use.legend}
          countsLegend={copy.use.countsLegend}
          countLabel={copy.count}
        />
      </Section>
      <section className="section" id={LIST} aria-labelledby="technologies-title">
        <div className="wrap">
          <SectionHead title={copy.listTitle} id="technologies-title" large />
          <Island island={filteredTechnologies} props={{ groups, words: wordsOf(copy, site) }} />
        </div>
      </section>
      <Section id="why" ground="well" below head={copy.why.head}>
        <NumberedRows rows={copy.why.items} />
      </Section>
      <CallToAction {...copy.closing} />
    </>
  )
}

/** Number of practices that use each technology of a category, and a text with the most used ones. */
function usageOf(graph: Graph, technologies: readonly { name: string }[]): Pick<CategoryEntry, 'uses' | 'mostUsed'> {
  const uses = usesOf(graph, technologies)
  const n = Math.max(0, ...uses)
  const names = technologies.filter((_, index) => uses[index] === n).map(({ name }) => unbroken(name))
  const tool = new Intl.ListFormat(graph.site.identity.language).format(names)
  return { uses, mostUsed: n > 0 ? fill(graph.pages.technology.use.mostUsed, { tool, n, of: graph.services.values().length }) : undefined }
}

function wordsOf({ searchPlaceholder, empty, whatFor }: TechnologyProps['copy'], { strings }: ViewProps<TechnologyProps>['site']) {
  const { all, categories, showingTechnologies: showing, inCategory, matching, tryAgain, clear } = strings.list
  return { searchPlaceholder, empty, whatFor, all, categories, showing, inCategory, matching, tryAgain, clear }
}

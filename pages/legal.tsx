import { codeLines } from '../src/engine/content/mdx/highlight'
import { parseNodes } from '../src/engine/schema/body'
import type { Graph, LegalPage } from '../src/site/graph/graph'
import { statedFigures } from '../src/site/graph/pulled/pulled-figures'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { Cell } from '../src/site/ui/cards/Cell'
import { ledgerClass } from '../src/site/ui/cards/ledger-class'
import { type Fact, FactList } from '../src/site/ui/figures/FactList'
import { FileLink, type LinkedFile } from '../src/site/ui/layout/FileLink'
import type { DateText } from '../src/site/ui/layout/Meta'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { Section } from '../src/site/ui/layout/Section'
import { wholeParts } from '../src/site/ui/layout/whole-parts'
import { Glyph } from '../src/site/ui/media/Glyph'
import { LEGAL_GLYPHS } from '../src/site/ui/media/legal-glyphs'
import { Prose } from '../src/site/ui/prose/Prose'
import { TableOfContents } from '../src/site/ui/prose/TableOfContents'
import { breadcrumbs } from './data/breadcrumbs'
import { LegalContacts } from './legal/LegalContacts'
import { lastUpdatedText } from './legal/last-updated'
import { headingsOfPartlyMet, PartlyMet } from './legal/PartlyMet'
import { VerdictTally } from './legal/VerdictTally'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { entryFile } from './shared/entry-file'
import { fileOf } from './shared/file'
import { seoOf } from './shared/seo'
import { trail } from './shared/trail'

type LegalProps = {
  copy: Graph['pages']['legal']
  place: ReturnType<typeof breadcrumbOf>
  document: Pick<LegalPage, 'title' | 'short' | 'summary' | 'icon' | 'seo' | 'margin' | 'tally'> &
    Pick<LegalPage['body'], 'nodes' | 'headings'> & {
      /** The figures below the title, in the order of the text. */
      facts: readonly Fact[]
    }
  updated: DateText
  /** The document as a PDF; null if there is none. */
  file: LinkedFile | null
  /** The other documents, with their summaries. */
  others: readonly (Pick<LegalPage, 'title' | 'summary' | 'icon'> & { href: string })[]
}

/** How many figures of the margin are moved below the title of a document; a single one stays in the margin. */
const LEAST_FACTS = 2
const MOST_FACTS = 4

/** A legal page (specification, 4.21). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.legal,
  source: entryFile,
  entries: (graph) => graph.legal.values(),
  props: (graph, { slug, title, short, summary, icon, seo, lastUpdated, pdf, margin, tally, body }): LegalProps => ({
    copy: graph.pages.legal,
    place: breadcrumbOf(graph, 'legalDocuments'),
    document: { title, short, summary, icon, seo, tally, ...leading(margin), nodes: body.nodes, headings: body.headings },
    updated: lastUpdatedText({ lastUpdated }, graph),
    file: pdf ? fileOf(graph, urlOf.pdf(urlOf.legal(slug))) : null,
    others: graph.legal
      .values()
      .filter((other) => other.slug !== slug)
      .map((other) => ({ title: other.title, summary: other.summary, icon: other.icon, href: urlOf.legal(other.slug) })),
  }),
  head: ({ document, updated }) => ({
    ...seoOf(document, document.summary),
    modified: updated.iso,
  }),
  data: ({ place, document }, { site }) => [breadcrumbs(site, ...crumbsOf({ place, document }))],
  View: LegalDocument,
})

/** Splits the chosen margin of a document: its first figures go below the title, the rest stays in the margin. */
function leading(margin: LegalPage['margin']): Pick<LegalProps['document'], 'facts' | 'margin'> {
  const figures = margin.filter(({ figure }) => figure !== undefined).slice(0, MOST_FACTS)
  if (figures.length < LEAST_FACTS) return { facts: [], margin }
  return {
    facts: figures.map(({ figure = '', says }) => ({ value: figure, label: says })),
    margin: margin.filter((one) => !figures.includes(one)),
  }
}

/** The breadcrumb has the short name: the long one is in the headline, and would need a second line on phones. */
const crumbsOf = ({ place, document }: Pick<LegalProps, 'place' | 'document'>) => [place, { label: document.short }]

function LegalDocument({ copy, place, document, updated, file, others, site }: ViewProps<LegalProps>) {
  const { labels } = copy
  const nodes = parseNodes(document.nodes)
  const partlyMet = document.tally && { verdict: document.tally.part, nodes }
  return (
    <>
      <article>
        <PageIntro
          breadcrumbs={trail(site, ...crumbsOf({ place, document }))}
          above={<Glyph drawn={LEGAL_GLYPHS[document.icon]} />}
          title={document.title}
          side={
            <>
              <p className="lede">{document.summary}</p>
              <div className="row mt5">
                {file && <FileLink file={file} label={labels.download} kind="line" />}
                <p className="small muted">
                  {labels.updated} <time dateTime={updated.iso}>{wholeParts(updated.text)}</time>
                </p>
              </div>
            </>
          }
          sideColumns={4}
          tight
        />
        <div className="wrap pb-section">
          {document.facts.length > 0 && <FactList facts={document.facts} min="8" />}
          {document.tally && <VerdictTally tally={document.tally} nodes={nodes} />}
          <div className={document.facts.length > 0 || document.tally ? 'grid mt8' : 'grid'}>
            <div className="c3">
              <TableOfContents
                label={labels.contents}
                headings={[...(partlyMet ? headingsOfPartlyMet(partlyMet) : []), ...document.headings]}
              />
            </div>
            {/* The text is as wide as on other pages: eight of twelve columns, within nine. */}
            <div className="c9">
              {partlyMet && <PartlyMet {...partlyMet} />}
              <div className={document.tally ? 'grid mt8' : 'grid'}>
                <div className="c8 legal">
                  <Prose
                    nodes={nodes}
                    headings={document.headings}
                    label={document.title}
                    words={site.strings.article}
                    codeLines={codeLines}
                    pulled={statedFigures(nodes, document.margin)}
                  />
                </div>
              </div>
            </div>
          </div>
        </div>
      </article>
      <Section id="others" ground="well" below head={{ title: labels.others }}>
        <div className={ledgerClass(others.length)}>
          {others.map(({ title, summary, icon, href }) => (
            <Cell key={href} title={title} text={summary} glyph={LEGAL_GLYPHS[icon]} href={href} />
          ))}
        </div>
        <LegalContacts labels={labels} email={site.identity.legalEmail} />
      </Section>
    </>
  )
}

import type { Graph, LegalPage } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { Cell } from '../src/site/ui/cards/Cell'
import { ledgerClass } from '../src/site/ui/cards/ledger-class'
import type { DateText } from '../src/site/ui/layout/Meta'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { wholeParts } from '../src/site/ui/layout/whole-parts'
import { LEGAL_GLYPHS } from '../src/site/ui/media/legal-glyphs'
import { breadcrumbs } from './data/breadcrumbs'
import { LegalContacts } from './legal/LegalContacts'
import { lastUpdatedText } from './legal/last-updated'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'

type LegalDocumentsProps = {
  copy: Graph['pages']['legalDocuments']
  labels: Pick<Graph['pages']['legal']['labels'], 'updated' | 'questions' | 'contact'>
  place: ReturnType<typeof breadcrumbOf>
  documents: readonly (Pick<LegalPage, 'title' | 'summary' | 'icon'> & { href: string; updated: DateText })[]
}

/** All legal documents (specification, 4.27). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.legalDocuments,
  source: () => 'pages/legal-documents.yaml',
  props: (graph): LegalDocumentsProps => {
    const { updated, questions, contact } = graph.pages.legal.labels
    return {
      copy: graph.pages.legalDocuments,
      labels: { updated, questions, contact },
      place: breadcrumbOf(graph, 'legalDocuments'),
      documents: graph.legal.values().map((document) => ({
        title: document.title,
        summary: document.summary,
        icon: document.icon,
        href: urlOf.legal(document.slug),
        updated: lastUpdatedText(document, graph),
      })),
    }
  },
  head: ({ copy }) => copy.seo,
  data: ({ place }, { site }) => [breadcrumbs(site, place)],
  View: LegalDocuments,
})

function LegalDocuments({ copy, labels, place, documents, site }: ViewProps<LegalDocumentsProps>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, place)} title={copy.title} lede={copy.lede} tight />
      <section className="wrap pb-section" aria-labelledby="documents">
        <h2 className="sr" id="documents">
          {copy.listTitle}
        </h2>
        <div className={ledgerClass(documents.length)}>
          {documents.map(({ title, summary, icon, href, updated }) => (
            <Cell key={href} title={title} text={summary} glyph={LEGAL_GLYPHS[icon]} href={href}>
              <p className="small muted">
                {labels.updated} <time dateTime={updated.iso}>{wholeParts(updated.text)}</time>
              </p>
            </Cell>
          ))}
        </div>
        <LegalContacts labels={labels} email={site.identity.legalEmail} />
      </section>
    </>
  )
}

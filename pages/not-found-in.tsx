import { patterns } from '../src/site/routes/patterns'
import { LinkRow } from '../src/site/ui/figures/LinkRow'
import { Register } from '../src/site/ui/figures/Register'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { PageIntro } from '../src/site/ui/layout/PageIntro'
import { SectionHead } from '../src/site/ui/layout/SectionHead'
import { LostPoint } from '../src/site/ui/media/LostPoint'
import { type LinkedSuggestion, type NotFoundView, notFoundViewOf } from './not-found/linked-suggestion'
import { notFoundSections } from './not-found/sections'
import { breadcrumbOf } from './shared/breadcrumb'
import { definePage, type ViewProps } from './shared/define-page'
import { trail } from './shared/trail'

type NotFoundInProps = {
  copy: NotFoundView['words']
  breadcrumbs: readonly ReturnType<typeof breadcrumbOf>[]
  existing: readonly LinkedSuggestion[]
}

/** The sections without a leading slash, for the parameter of the pattern. */
const sections = notFoundSections.map(({ section, collection }) => ({ section: section.slice(1), collection }))

/** The not-found views of the sections, one for each kind of page (specification, 2.5). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.notFoundIn,
  source: () => 'pages/not-found.yaml',
  entries: () => sections,
  props: (graph, { collection }): NotFoundInProps => {
    const { words, breadcrumbs, existing } = notFoundViewOf(graph, collection)
    return { copy: words, breadcrumbs: breadcrumbs.map((name) => breadcrumbOf(graph, name)), existing }
  },
  head: ({ copy }) => ({ title: copy.title, description: copy.lede, noindex: true }),
  View: NotFoundInPage,
})

function NotFoundInPage({ copy, breadcrumbs, existing, site }: ViewProps<NotFoundInProps>) {
  return (
    <>
      <PageIntro
        breadcrumbs={trail(site, ...breadcrumbs, { label: copy.title })}
        title={copy.title}
        lede={copy.lede}
        small
        actions={
          <>
            <ButtonLink href={copy.back.href}>{copy.back.label}</ButtonLink>
            <ButtonLink href={patterns.search} kind="bare" icon="search">
              {site.strings.header.search}
            </ButtonLink>
          </>
        }
        side={<LostPoint />}
      />
      {existing.length > 0 && (
        <section className="wrap pb-section" aria-labelledby="existing">
          <SectionHead title={copy.existing} id="existing" />
          <Register>
            {existing.map((entry) => (
              <LinkRow key={entry.href} {...entry} />
            ))}
          </Register>
        </section>
      )}
    </>
  )
}

import type { Graph } from '../src/site/graph/graph'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { ButtonLink } from '../src/site/ui/layout/ButtonLink'
import { Hero } from '../src/site/ui/layout/Hero'
import { MoreLink } from '../src/site/ui/layout/MoreLink'
import { BrokenRoute } from '../src/site/ui/media/BrokenRoute'
import { notFoundViews } from './not-found/sections'
import { definePage, type ViewProps } from './shared/define-page'

type NotFoundProps = { copy: Graph['pages']['notFound']['page'] }

/** Number of points in the hero (specification, 4.2). */
const POINTS = 50

/** Sections with a view of their own, for hosts that serve this page for every unknown address. */
const views = JSON.stringify(notFoundViews.map(({ start, section }) => ({ section: start, view: urlOf.notFoundIn(section.slice(1)) })))

/** The enhancement is only loaded at addresses in these sections; elsewhere this page is the right one. */
const paths = notFoundViews.map(({ start }) => `${start}/`).join(' ')

/** The generic not-found view (specification, 2.5). */
export default definePage({
  codeKey: import.meta.codeKey,
  path: patterns.notFound,
  source: () => 'pages/not-found.yaml',
  props: (graph): NotFoundProps => ({ copy: graph.pages.notFound.page }),
  head: ({ copy }) => ({ title: copy.title, description: copy.lede, noindex: true }),
  View: NotFoundPage,
})

function NotFoundPage({ copy, site }: ViewProps<NotFoundProps>) {
  const { title, lede, code, ring, back, support, popularTitle, popular } = copy
  return (
    <div data-enhance="not-found" data-when="reach" data-path={paths} data-views={views}>
      <Hero
        kicker={code}
        title={title}
        lede={lede}
        points={POINTS}
        motion={site.strings.motion}
        picture={<BrokenRoute label={ring} />}
        actions={
          <>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
            <ButtonLink href={support.href} kind="line">
              {support.label}
            </ButtonLink>
          </>
        }
      >
        <nav className="ways" aria-labelledby="popular">
          <h2 className="muted small" id="popular">
            {popularTitle}
          </h2>
          <ul className="row mt4">
            {popular.map(({ label, href }) => (
              <li key={href}>
                <MoreLink href={href}>{label}</MoreLink>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
    </div>
  )
}

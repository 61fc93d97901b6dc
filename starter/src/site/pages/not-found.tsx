import { definePage } from '../graph'
import { routes } from '../routes/addresses'
import { PageHead } from '../ui/PageHead'

/** The page that hosts serve for unknown addresses. */
export const notFound = definePage({
  path: '/404',
  source: () => 'pages/not-found.yaml',
  props: ({ pages }) => pages.notFound,
  head: ({ title, description }) => ({ title, description, noindex: true }),
  View: ({ title, description, home }) => (
    <>
      <PageHead title={title} lede={description} />
      <p>
        <a className="button" href={routes.home}>
          {home}
        </a>
      </p>
    </>
  ),
})

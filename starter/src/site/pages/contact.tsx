import { definePage } from '../graph'
import { routes } from '../routes/addresses'
import { PageHead } from '../ui/PageHead'

/** How to reach the owner of the site. */
export const contact = definePage({
  path: routes.contact,
  section: routes.contact,
  source: () => 'pages/contact.yaml',
  props: ({ pages }) => pages.contact,
  head: ({ title, description }) => ({ title, description }),
  View: ({ title, lede, email, details, site: { identity } }) => (
    <>
      <PageHead title={title} lede={lede} />
      <div className="prose">
        <p>
          {email} <a href={`mailto:${identity.email}`}>{identity.email}</a>
        </p>
        {details.map((detail) => (
          <section key={detail.title}>
            <h2>{detail.title}</h2>
            <p>{detail.text}</p>
          </section>
        ))}
      </div>
    </>
  ),
})

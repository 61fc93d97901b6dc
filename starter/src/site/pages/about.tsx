import { definePage } from '../graph'
import { routes } from '../routes/addresses'
import { PageHead } from '../ui/PageHead'

/** About the owner of the site. */
export const about = definePage({
  path: routes.about,
  section: routes.about,
  source: () => 'pages/about.yaml',
  props: ({ pages }) => pages.about,
  head: ({ title, description }) => ({ title, description }),
  View: ({ title, lede, sections }) => (
    <>
      <PageHead title={title} lede={lede} />
      <div className="prose">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  ),
})

import type { Certifications } from '../../src/site/graph/certifications'
import type { Graph, Service } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { Register } from '../../src/site/ui/figures/Register'
import { ButtonLink } from '../../src/site/ui/layout/ButtonLink'
import { FileLink, type LinkedFile } from '../../src/site/ui/layout/FileLink'
import { Section } from '../../src/site/ui/layout/Section'
import { Tags } from '../../src/site/ui/layout/Tags'

type CapabilitiesProps = {
  service: Pick<Service, 'title' | 'capabilities' | 'techStack' | 'brief'>
  certifications: Certifications
  /** The service brief. */
  file: LinkedFile
  words: Graph['pages']['service']['labels']
}

/** The capabilities of a practice, its technologies, the certifications of the company in its field, and its brief to download. */
export function Capabilities({ service: { title, capabilities, techStack, brief }, certifications, file, words }: CapabilitiesProps) {
  return (
    <Section id="capabilities" head={{ label: words.capabilities, title: words.capabilitiesTitle }}>
      <div className="grid">
        <div className="from4">
          <OutcomeList items={capabilities} />
        </div>
      </div>
      <div className="mt6">
        <Register>
          <li className="grid">
            <h3 className="c3">{words.techStack}</h3>
            <div className="c9">
              <Tags tags={techStack} />
            </div>
          </li>
          {certifications.items.length > 0 && (
            <li className="grid">
              <h3 className="c3">{certifications.label}</h3>
              <ul className="c5 stack stretch">
                {certifications.items.map(({ name, desc }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <p className="excerpt">{desc}</p>
                  </li>
                ))}
              </ul>
              {certifications.links.length > 0 && (
                <div className="c4 end">
                  {certifications.links.map(({ label, href }) => (
                    <ButtonLink key={href} href={href} kind="line">
                      {label}
                    </ButtonLink>
                  ))}
                </div>
              )}
            </li>
          )}
          <li className="grid">
            <h3 className="c3">{words.brief}</h3>
            <p className="excerpt c5">{brief}</p>
            <div className="c4 end">
              <FileLink file={file} label={words.downloadBrief} of={title} kind="line" />
            </div>
          </li>
        </Register>
      </div>
    </Section>
  )
}

import type { Graph, Service } from '../../src/site/graph/graph'
import { OutcomeList } from '../../src/site/ui/figures/OutcomeList'
import { Register } from '../../src/site/ui/figures/Register'
import { FileLink, type LinkedFile } from '../../src/site/ui/layout/FileLink'
import { Section } from '../../src/site/ui/layout/Section'
import { Tags } from '../../src/site/ui/layout/Tags'

type CapabilitiesProps = {
  service: Pick<Service, 'title' | 'capabilities' | 'techStack' | 'brief'>
  /** The service brief. */
  file: LinkedFile
  words: Graph['pages']['service']['labels']
}

/** The capabilities of a practice, its technologies, and its brief to download. */
export function Capabilities({ service: { title, capabilities, techStack, brief }, file, words }: CapabilitiesProps) {
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

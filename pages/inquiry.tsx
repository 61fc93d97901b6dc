import { Island } from '../src/engine/islands/Island'
import type { Graph, Person } from '../src/site/graph/graph'
import { personOf } from '../src/site/graph/people'
import type { SiteWords } from '../src/site/graph/words'
import inquiryForm from '../src/site/islands/inquiry-form/island'
import { type InquiryLevel, urlOf } from '../src/site/routes/addresses'
import { ByMatter } from '../src/site/ui/forms/ByMatter'
import { ContactPanel } from '../src/site/ui/forms/ContactPanel'
import { withoutHyphenBreaks } from '../src/site/ui/layout/without-hyphen-breaks'
import { inquiryProps } from './shared/inquiry-props'
import { textsOf } from './shared/matters'
import { portraitOf } from './shared/person'

/** The texts around the form, and portraits of those who read inquiries. */
export type InquiryData = Pick<Graph['pages']['contact'], 'formTitle' | 'readersNote' | 'promise'> & {
  readers: readonly ReturnType<typeof readerOf>[]
}

/** A person who reads inquiries, with their first name. */
const readerOf = (person: Person) => ({ name: person.name.split(' ')[0] ?? person.name, portrait: portraitOf(person) })

/** The data of the inquiry form and its panel. */
export function inquiryOf(graph: Graph): InquiryData {
  const { formTitle, readersNote, promise, readers } = graph.pages.contact
  return { formTitle, readersNote, promise, readers: readers.map((slug) => readerOf(personOf(graph, slug))) }
}

type InquiryProps = {
  data: InquiryData
  site: SiteWords
  /** Level of the headings of the steps. */
  level: InquiryLevel
  /** What happens after sending, if shown. */
  next?: Graph['pages']['contact']['next']
  /** What a link may be about instead of a project: the page around the form follows it then. */
  matters?: SiteWords['contact']['matters']
}

/** The inquiry form, next to other ways to contact the company (specification, 4.22). */
export function Inquiry({ data, site: { identity, strings, contact }, level, next, matters }: InquiryProps) {
  const { formTitle, readers, readersNote, promise } = data
  return (
    <div className="grid">
      <div className="c8">
        <Island
          island={inquiryForm}
          props={inquiryProps({ identity, strings, contact, formTitle }, level)}
          from={urlOf.inquiryForm(level)}
        />
      </div>
      <div className="c4">
        <ContactPanel
          title={strings.contactPanel.title}
          labels={strings.contactPanel}
          email={identity.email}
          phone={identity.phone}
          address={identity.address}
          hours={identity.hours}
          readers={{ faces: readers, note: readersNote }}
          promise={matters ? <ByMatter text={promise} others={textsOf(matters, 'promise')} /> : withoutHyphenBreaks(promise)}
          others={matters && Object.values(matters)}
          next={next}
        />
      </div>
    </div>
  )
}

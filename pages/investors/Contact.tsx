import { contactRows } from '../../src/site/graph/contact-rows'
import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import { PairList } from '../../src/site/ui/figures/PairList'
import { UpdatesForm } from '../../src/site/ui/forms/UpdatesForm'
import { SectionHead } from '../../src/site/ui/layout/SectionHead'

type Copy = Graph['pages']['investors']
type ContactProps = {
  contact: Copy['contact']
  updates: Copy['updates']
  words: Pick<SiteWords['strings']['contactPanel'], 'email' | 'phone' | 'address'>
  /** What the form does without a script. */
  withoutScript: string
  /** Note that the figures are sample data. */
  note: string
}

/** Contact for shareholders, and the form to subscribe to updates. */
export function Contact({ contact, updates, words, withoutScript, note }: ContactProps) {
  const { head, email, address } = contact
  return (
    <section className="section well" id="updates" aria-labelledby="updates-title">
      <div className="wrap">
        <SectionHead {...head} id="updates-title" />
        <div className="grid">
          <div className="c5 stack stretch loose">
            <PairList layout="above" pairs={[...contactRows(contact, words), { label: words.address, value: address }]} />
            <p className="small muted">{note}</p>
          </div>
          <div className="c7">
            <UpdatesForm id="investors" words={updates} withoutScript={withoutScript} mailbox={email} />
          </div>
        </div>
      </div>
    </section>
  )
}

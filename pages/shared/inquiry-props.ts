import type { Graph } from '../../src/site/graph/graph'
import type { SiteWords } from '../../src/site/graph/words'
import type { InquiryProps } from '../../src/site/islands/inquiry-form/props'
import { type InquiryLevel, urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'

/** The content that the props of the inquiry form are made from. */
type InquirySource = Pick<SiteWords, 'identity' | 'strings' | 'contact'> & Pick<Graph['pages']['contact'], 'formTitle'>

/** Props of the inquiry form, the same on every page with headings of the same level. */
export const inquiryProps = ({ identity, strings, contact, formTitle }: InquirySource, level: InquiryLevel): InquiryProps => ({
  id: 'inquiry',
  title: formTitle,
  words: contact,
  optional: strings.optional,
  done: strings.article.tasks.done,
  language: identity.language,
  email: identity.email,
  privacyHref: urlOf.legal(contact.consentDocument),
  readOnHref: patterns.caseStudies,
  level,
})

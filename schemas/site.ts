import * as z from 'zod'
import { date, href, label, link, ref, sentence, text, year } from './fields'

/** Who the site speaks for: content/site/identity.yaml. */
export const identity = z.strictObject({
  name: label.describe('Name of the company, as in the logo and after each page title.'),
  description: text(200).describe('What the company is, in one sentence.'),
  origin: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/, 'ends with a slash')
    .describe('Where the site is published, without a slash at the end.'),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'is not a language tag')
    .describe('Language of the content, such as `en`.'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'is not a locale')
    .describe('How dates and numbers are written, such as `en-US`.'),
  editorialDate: date.optional().describe('The clock for past and future. Left out: the day of the build.'),
  founded: year.describe('Year of foundation.'),
  phone: z
    .string()
    .regex(/^\+[\d ()-]{7,24}$/, 'is not an international phone number')
    .describe('Phone in header, menu and contact panel.'),
  email: z.email().describe('E-mail in header, menu and contact panel.'),
  legalEmail: z.email().describe('Mailbox for legal questions.'),
  address: text(120).describe('Postal address of the head office.'),
  hours: label.describe('Office hours.'),
  copyright: text(120).describe('The line in the footer.'),
  sampleNote: sentence.describe('Says that the brand is a sample.'),
  imageHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'is not a host name'))
    .default([])
    .describe('Hosts that pictures may come from.'),
})

/** Numbers that more than one page shows: content/site/facts.yaml. Texts name them as `{fact:key}`. */
export const facts = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'is not a fact key'),
  z.strictObject({
    value: text(16).describe('The figure with its unit, such as `200+`.'),
    label: text(80).describe('What it counts; distinct from every other label.'),
    word: text(20)
      .optional()
      .describe('The figure as a word, such as `nine`: texts name it as `{fact:key.word}`, or `{fact:key.Word}` at the start.'),
    note: text(160).optional().describe('Period, source or scope.'),
  }),
)

const menuItem = z.strictObject({
  label: label.describe('Name.'),
  description: text(80).describe('The line under it.'),
  href: href().describe('Where it leads.'),
})

const menuGroup = z.union([
  z.strictObject({
    title: label.describe('Heading of the group.'),
    entries: z
      .enum(['services.core', 'services.specialized', 'industries.regulated', 'industries.commercial'])
      .describe('The group of a collection that it lists.'),
  }),
  z.strictObject({ title: label.describe('Heading of the group.'), items: z.array(menuItem).min(1).max(8).describe('What it lists.') }),
])

const menu = z.strictObject({
  label: label.describe('Name of the menu.'),
  href: href().describe('Page that the menu belongs to.'),
  groups: z.array(menuGroup).min(1).max(2).describe('Its columns.'),
  aside: z
    .strictObject({
      text: sentence.describe('A sentence beside the columns.'),
      art: z.string().describe('Seed of the drawing.'),
      family: z.enum(['lattice', 'contour', 'flow', 'orbits', 'strata', 'mosaic']).describe('Family of the drawing.'),
      tone: z.enum(['mist', 'pine', 'bark', 'signal']).describe('Tone of the drawing.'),
      links: z.array(link()).min(1).max(3).describe('Links under it.'),
    })
    .describe('The last column.'),
})

/** Menus of header and footer (part 1, section 2: Header, Footer): content/site/navigation.yaml. */
export const navigation = z.strictObject({
  top: z.array(link()).max(3).describe('Links of the bar at the top.'),
  regions: z
    .array(
      z.strictObject({
        code: z
          .string()
          .regex(/^[a-z-]+$/, 'is not a code')
          .describe('Value in addresses, such as `uk`.'),
        name: label.describe('Name in the selector.'),
        flag: text(4).describe('Short sign, such as `UK`.'),
        region: ref('regions').optional().describe('The region that it opens. Left out: all regions.'),
      }),
    )
    .min(1)
    .describe('Choices of the region selector.'),
  menus: z.array(menu).length(3).describe('Services, Industries, Insights.'),
  links: z.array(link()).min(1).max(4).describe('Plain links beside the menus.'),
  mobile: z.array(link()).max(4).describe('Further links of the mobile menu.'),
  action: link().describe('The button of the header.'),
  footer: z
    .array(z.strictObject({ title: label.describe('Heading of the column.'), links: z.array(link()).min(1).max(8).describe('Its links.') }))
    .length(4)
    .describe('The four columns of the footer.'),
  newsletter: z
    .strictObject({ title: text(80).describe('Heading of the box in the footer.'), note: sentence.describe('Under the heading.') })
    .describe('The newsletter box of the footer.'),
  languages: z
    .array(
      z.strictObject({
        code: z
          .string()
          .regex(/^[a-z]{2}(?:-[a-z]{2})?$/, 'is not a language code')
          .describe('Such as `en-gb`.'),
        label: label.describe('Its own name.'),
      }),
    )
    .min(1)
    .describe('Choices of the language selector.'),
})

/** Addresses that moved: content/site/redirects.yaml. */
export const redirects = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(/^\/\S*$/, 'does not start with a slash')
      .describe('The old address; may hold `:slug`.'),
    to: z
      .string()
      .regex(/^\/\S*$/, 'does not start with a slash')
      .describe('The new address; may hold the same `:slug`.'),
    reason: sentence.describe('Why it moved.'),
  }),
)

/** Options, limits and words of the enquiry form (part 1, sections 5, 8 and 9): content/site/contact.yaml. */
export const contact = z.strictObject({
  steps: z.array(label).length(3).describe('Titles of the three steps.'),
  hints: z.array(sentence).length(3).describe('What each step still needs while it is not valid.'),
  fields: z
    .strictObject({
      name: label,
      company: label,
      email: label,
      phone: label,
      country: label,
      service: label,
      industry: label,
      budget: label,
      timeline: label,
      projectSummary: label,
      currentChallenges: label,
      expectedOutcomes: label,
      attachment: label,
    })
    .describe('Labels of the fields.'),
  placeholders: z
    .strictObject({ service: label, industry: label, budget: label, timeline: label })
    .describe('First choices of the selects.'),
  summaryHint: sentence.describe('Under the label of the project summary.'),
  attachmentHint: sentence.describe('Types and size of the attachment.'),
  attachmentTypes: z
    .array(z.string().regex(/^\.[a-z]+$/, 'is not a file ending'))
    .min(1)
    .describe('File endings that are taken.'),
  attachmentMegabytes: z.int().min(1).max(50).describe('Largest attachment, in megabytes.'),
  chooseFile: label.describe('Button that chooses a file.'),
  removeFile: label.describe('Button that removes it.'),
  consent: sentence.describe('The consent, with `{privacy}` where the link stands.'),
  consentLink: label.describe('Words of that link.'),
  consentDocument: ref('legal').describe('The document that it leads to.'),
  services: z.array(label).min(1).describe('Choices of the service.'),
  industries: z.array(label).min(1).describe('Choices of the industry.'),
  budgets: z.array(label).min(1).describe('Choices of the budget.'),
  timelines: z.array(label).min(1).describe('Choices of the timeline.'),
  buttons: z.strictObject({ previous: label, next: label, submit: label, sending: label }).describe('Words of the buttons.'),
  messages: z
    .strictObject({
      success: sentence.describe('With `{email}` for the address of the visitor.'),
      failed: sentence,
      notConfigured: sentence,
      noScript: sentence.describe('Without JavaScript, with `{email}` for our address.'),
    })
    .describe('What the form answers.'),
})

const chatLink = z.strictObject({
  text: label.describe('Words of the card.'),
  url: href().describe('Where it leads.'),
  description: text(120).describe('The line under it.'),
})

/** Rules of the chat assistant, in the order in which they are tried (part 1, section 5): content/site/chat.yaml. */
export const chat = z.strictObject({
  title: label.describe('Name of the assistant.'),
  note: label.describe('Under the name.'),
  greeting: sentence.describe('First message.'),
  fallback: sentence.describe('Answer when no rule matches, with `{question}`.'),
  links: z.array(chatLink).length(4).describe('The four general links.'),
  rules: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/, 'is not a name')
          .describe('Name of the group.'),
        keywords: z.array(text(40)).min(1).describe('Any of them, in any case, anywhere in the question.'),
        wholeWords: z.boolean().default(false).describe('Match whole words only.'),
        reply: sentence.describe('The answer.'),
        links: z.array(chatLink).max(4).describe('Cards under the answer.'),
      }),
    )
    .min(1)
    .describe('Groups of keywords, tried in this order.'),
  labels: z
    .strictObject({
      open: label,
      close: label,
      minimise: label,
      message: label,
      placeholder: label,
      send: label,
      typing: label,
      log: label,
    })
    .describe('Words of its controls.'),
})

/** A logo in the list of clients. */
export const client = z.strictObject({
  name: label.describe('Name of the client.'),
  initials: text(3).describe('Initials in the sign.'),
})

/** A certification. */
export const certification = z.strictObject({ name: label.describe('Name.'), desc: text(80).describe('What it covers.') })

/** Words of the interface that belong to no single page: content/site/strings.yaml. */
export const strings = z.strictObject({
  skip: label.describe('First link of every page.'),
  home: label.describe('First breadcrumb.'),
  optional: label.describe('After the label of a field that may stay empty.'),
  navigation: z
    .strictObject({ main: label, mobile: label, breadcrumb: label, top: label, legal: label, contents: label, pages: label, footer: label })
    .describe('Names of the navigation landmarks.'),
  header: z
    .strictObject({
      openMenu: label,
      closeMenu: label,
      menu: label,
      search: label,
      region: label,
      theme: label,
      themeSystem: label,
      themeLight: label,
      themeDark: label,
      language: label,
    })
    .describe('Controls of the header.'),
  list: z
    .strictObject({
      all: label.describe('The chip for everything.'),
      categories: label.describe('Name of the group of chips.'),
      showing: label.describe('`Showing {n} results`.'),
      showingTechnologies: label.describe('`Showing {n} technologies`.'),
      showingPositions: label.describe('`Showing {n} position(s)`.'),
      forCategory: label.describe('` for "{category}"`.'),
      inCategory: label.describe('` in "{category}"`.'),
      matching: label.describe('` matching "{search}"`.'),
      clear: label.describe('Clear Filters.'),
      tryAgain: sentence.describe('Under an empty list.'),
      more: label.describe('`+{n}`, after the tags that are shown.'),
      moreTags: label.describe('`{n} more tags`, read aloud.'),
      moreCapabilities: label.describe('`+{n} more`.'),
      page: label.describe('`Page {n}`.'),
      previous: label,
      next: label,
    })
    .describe('Lists and their filters.'),
  card: z
    .strictObject({
      minutes: label.describe('`{n} min read`.'),
      outcomes: label,
      capabilities: label,
      learnMore: label,
      pastEvent: label,
      registrationClosed: label,
      register: label,
      where: label,
      speaker: label,
      readOnline: label,
      downloadPdf: label,
      pdf: label,
    })
    .describe('Cards.'),
  article: z
    .strictObject({
      contents: label,
      author: label,
      related: label,
      like: label,
      save: label,
      share: label,
      inNumbers: label,
      backToTop: label,
    })
    .describe('Articles.'),
  kinds: z
    .strictObject({
      caseStudy: label,
      whitepaper: label,
      newsroom: label,
      blog: label,
      event: label,
      service: label,
      industry: label,
      job: label,
      legal: label,
      page: label,
      region: label,
      technology: label,
    })
    .describe('Names of the kinds of content, one of each.'),
  subscribe: z.strictObject({ email: label, placeholder: label, button: label }).describe('Boxes that take an e-mail address.'),
  chart: z.strictObject({ table: label.describe('Opens the figures as a table.'), total: label }).describe('Charts.'),
  contactPanel: z
    .strictObject({ title: label, email: label, phone: label, address: label, hours: label })
    .describe('The side panel with contact details.'),
  motion: z.strictObject({ pause: label, play: label }).describe('The pause control of moving pictures.'),
  error: z.strictObject({ title: label, description: sentence, action: label }).describe('When something of ours failed.'),
})

import * as z from 'zod'
import { label, sentence } from '../fields'

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
      showRegion: label,
      theme: label,
      themeSystem: label,
      themeLight: label,
      themeDark: label,
      language: label,
      languageNote: sentence,
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
      moreTag: label.describe('The same for one.'),
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

import * as z from 'zod'
import { factKey, label, sentence, template, text } from '../../src/engine/schema/fields'
import { excerpt, paragraph, ref } from '../fields'
import { labels } from './shared'

const title = text(80).describe('Title on the cover.')
const subtitle = excerpt.describe('Under the title.')
const closing = text(100).describe('Heading of the last page.')

/** Words of the PDFs, in addition to the texts of entries. */
export const documentsPage = z.strictObject({
  kinds: labels({
    whitepaper: 'What a whitepaper is called on its cover.',
    caseStudy: 'What the report of a case study is called.',
    brief: 'What the brief of a service is called.',
    brochure: 'What the brochure of all services is called.',
    pressSheet: 'What the sheet for the press is called.',
    profile: 'What the profile of the company is called.',
  }),
  words: z
    .strictObject({
      contents: label.describe('Title of the table of contents.'),
      figure: template(label, 'n').describe('Name of a chart or a figure, with `{n}` for its number.'),
      table: template(label, 'n').describe('Name of a table, with `{n}` for its number.'),
    })
    .describe('Words that the layout adds.'),
  cover: labels({
    author: 'Before the author.',
    published: 'Before the day of publication.',
    updated: 'Before the day on which it was last updated.',
    subject: 'Before the category of a whitepaper, or the kind of a report.',
    industries: 'Before the industries of a service.',
    founded: 'Before the year of foundation.',
    headOffice: 'Before the address of the head office.',
  }),
  columns: labels({
    item: 'Head of a column of names.',
    detail: 'Head of a column of details.',
    figure: 'Figures.',
    measures: 'What a figure measures.',
    scope: 'Period, source or scope of a figure.',
    before: 'Before a program, also in charts.',
    after: 'After it, also in charts.',
    phase: 'Phases of a program.',
    work: 'What happens in a phase.',
    technology: 'Names of technologies.',
    use: 'What a technology is used for.',
    practice: 'Names of services.',
    promise: 'What a service promises.',
    industry: 'Names of industries.',
    client: 'Names of clients.',
    clients: 'Numbers of clients.',
    offer: 'What we offer, such as a service for an industry.',
    program: 'Titles of case studies.',
    outcome: 'What a program achieved.',
    model: 'Names of models of engagement.',
    terms: 'How a model works.',
    suits: 'What a model suits.',
    range: 'What a model usually costs.',
    office: 'Cities of offices.',
    address: 'Addresses.',
    change: 'Change against the year before.',
    year: 'Years.',
    event: 'What happened, or will happen.',
    date: 'Days.',
    headline: 'Headlines of news.',
    name: 'Names of people, certificates and awards.',
    role: 'Positions of people.',
  }),
  units: labels({ weeks: 'After the length of a phase in charts.' }),
  contact: z
    .strictObject({
      text: paragraph.describe('Under the heading of the last page.'),
      online: label.describe('Before the address on the site.'),
      note: sentence.describe('Says that the brand is a sample.'),
    })
    .describe('The last page of every document.'),
  caseStudy: z
    .strictObject({
      summary: label.describe('Heading of the summary.'),
      facts: text(100).describe('Caption of the table of client and program.'),
      weeks: sentence.describe('Under the chart of phases.'),
      technologies: text(100).describe('Caption of the table of technologies.'),
      others: template(text(60), 'names').describe('Technologies without a row in that table, with `{names}`.'),
      results: text(100).describe('Caption of the table of results.'),
      comparison: template(text(100), 'measure', 'period').describe('Under the chart of one result.'),
      related: label.describe('Heading of related programs and practices.'),
      programs: text(100).describe('Caption of the table of related programs.'),
      practices: text(100).describe('Caption of the table of practices that mention the program.'),
    })
    .describe('The report of a case study.'),
  brief: z
    .strictObject({
      outcomes: label.describe('Heading of the figures.'),
      problems: label.describe('Heading of what clients call for.'),
      process: label.describe('Heading of the phases.'),
      phases: text(100).describe('Caption of the table of phases.'),
      capabilities: label.describe('Heading of capabilities and technologies.'),
      industries: label.describe('Heading of the industries.'),
      offers: text(100).describe('Caption of the table of industries.'),
      stories: label.describe('Heading of the success stories.'),
      full: label.describe('Link from a program to its report.'),
      models: label.describe('Heading of the models of engagement.'),
      modelsCaption: text(100).describe('Caption of the table of models.'),
      first: label.describe('Heading of what to bring to the first meeting.'),
      firstLede: paragraph.describe('Under that heading.'),
      firstItems: z.array(sentence).min(3).max(6).describe('What to bring.'),
    })
    .describe('The brief of a service.'),
  brochure: z
    .strictObject({
      title,
      subtitle,
      company: label.describe('Heading of the company.'),
      companyText: z.array(paragraph).min(1).max(4).describe('Who we are.'),
      facts: z.array(factKey()).min(3).max(8).describe('Facts, as figures.'),
      practices: label.describe('Heading of the services.'),
      overview: text(100).describe('Caption of the table of services.'),
      work: label.describe('Heading of how we work.'),
      workLede: paragraph.describe('Under that heading.'),
      phases: z
        .strictObject({
          discover: sentence.describe('First phase, whatever the service.'),
          design: sentence.describe('Second phase.'),
          build: sentence.describe('Third phase.'),
          operate: sentence.describe('Fourth phase.'),
        })
        .describe('What each phase gives the client.'),
      weeks: template(sentence, 'n').describe('Under the chart of weeks, with `{n}` for the number of case studies.'),
      models: label.describe('Heading of the models of engagement.'),
      industries: label.describe('Heading of the industries.'),
      clients: text(100).describe('Caption of the table of industries.'),
      results: label.describe('Heading of the programs.'),
      programs: z.array(ref('caseStudies')).min(1).max(4).describe('The programs.'),
      offices: label.describe('Heading of the offices.'),
      addresses: text(100).describe('Caption of the table of offices.'),
      closing,
    })
    .describe('The brochure of all services.'),
  whitepaper: z
    .strictObject({ closing, closingText: paragraph.describe('What readers who disagree can send, and who answers.') })
    .describe('A whitepaper in full.'),
  report: z
    .strictObject({
      annex: label.describe('Heading of the tables after the text.'),
      revenue: label.describe('Heading of revenue by year.'),
      thesis: label.describe('Heading of the reasons to invest.'),
      thesisCaption: text(100).describe('Caption of the table of reasons.'),
      board: label.describe('Heading of the board.'),
      revenueChart: sentence.describe('Under the chart of revenue: unit, period and source.'),
      revenueCaption: text(100).describe('Caption of the table of revenue.'),
      datesCaption: text(100).describe('Caption of the table of dates.'),
      boardCaption: text(100).describe('Caption of the table of directors.'),
      dates: label.describe('Heading of the dates.'),
      closing,
      closingText: paragraph.describe('Whom shareholders and analysts can reach, and when.'),
    })
    .describe('The reports for investors.'),
  pressSheet: z
    .strictObject({
      title,
      subtitle,
      boilerplate: label.describe('Heading of the descriptions of the company.'),
      short: label.describe('Heading of the short one.'),
      shortText: paragraph.describe('The short description.'),
      long: label.describe('Heading of the long one.'),
      longText: paragraph.describe('The long description.'),
      figures: label.describe('Heading of the facts.'),
      facts: z.array(factKey()).min(3).max(16).describe('The facts, in order.'),
      quoting: sentence.describe('How figures may be quoted.'),
      history: label.describe('Heading of the milestones.'),
      figuresCaption: text(100).describe('Caption of the table of figures.'),
      newsCaption: text(100).describe('Caption of the table of news.'),
      historyCaption: text(100).describe('Caption of the table of milestones.'),
      people: label.describe('Heading of the leaders.'),
      awards: label.describe('Heading of the awards.'),
      awardsCaption: text(100).describe('Caption of the table of awards.'),
      offices: label.describe('Heading of the offices.'),
      news: label.describe('Heading of the latest news.'),
      mark: label.describe('Heading of how to use name and mark.'),
      markItems: z.array(sentence).min(3).max(8).describe('How to use name and mark.'),
      logoCaption: text(100).describe('Caption of the pictures of mark and name.'),
      logoFile: label.describe('Link to mark and name as a file.'),
      logoOnDarkFile: label.describe('Link to the same for dark grounds.'),
      closing,
      closingText: paragraph.describe('Whom journalists can reach, and when.'),
    })
    .describe('The sheet for the press.'),
  profile: z
    .strictObject({
      title,
      subtitle,
      company: label.describe('Heading of the description.'),
      companyText: paragraph.describe('The description.'),
      facts: z.array(factKey()).min(3).max(4).describe('Facts, as figures.'),
      practices: label.describe('Heading of the services.'),
      programs: label.describe('Heading of the programs.'),
      people: label.describe('Heading of the leaders.'),
      more: label.describe('Heading of the last list.'),
      industries: label.describe('Before the industries with their clients.'),
      certificates: label.describe('Before the certificates.'),
      awards: label.describe('Before the awards.'),
      closing,
    })
    .describe('The profile of the company.'),
})

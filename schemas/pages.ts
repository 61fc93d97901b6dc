import * as z from 'zod'
import { callToAction, factKey, figure, head, intro, label, link, point, ref, sentence, step, subscribe, text } from './fields'
import { certification, client } from './site'

const stats = (length: number) => z.array(factKey()).length(length)
const labels = <const Names extends readonly string[]>(names: Names) =>
  z
    .strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Names[number], typeof label>)
    .describe('Words of the page.')

/** Home, in six sections (part 1, section 2: Home page). */
export const home = z.strictObject({
  ...intro,
  actions: z.strictObject({ contact: link(), services: link(), story: link() }).describe('The three buttons of the hero.'),
  services: head().describe('Services section.'),
  consultation: z
    .strictObject({ title: text(80), description: sentence, primary: link(), secondary: link() })
    .describe('The last cell of the services.'),
  insights: head().describe('Insights section.'),
  allInsights: link().describe('Button under the insights.'),
  spotlight: z
    .strictObject({
      caseStudy: ref('caseStudies').describe('The case study in the spotlight.'),
      head: head().describe('Head of the section.'),
      challenges: z.array(text(120)).min(2).max(5),
      approach: z
        .strictObject({ discover: sentence, design: sentence, build: sentence, operate: sentence })
        .describe('The four phases in a sentence each.'),
      figures: z.array(figure()).length(4).describe('Impact metrics.'),
      labels: labels(['challenges', 'approach', 'timeline', 'teamSize', 'techStack', 'download', 'similar']),
    })
    .describe('Case study spotlight.'),
  trust: z
    .strictObject({
      head: head().describe('Head of the section.'),
      stats: stats(4).describe('The stats band.'),
      clients: z.array(client).length(8).describe('Eight client logos.'),
      certifications: z.array(certification).length(4).describe('Four certifications.'),
      labels: labels(['clients', 'certifications', 'regions', 'clientCount']),
    })
    .describe('Partners and certifications.'),
  contact: head().describe('Contact section.'),
})

/** Services list (part 1, section 2: Services list). */
export const services = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  consultation: z
    .strictObject({ title: text(80), description: sentence, primary: link(), secondary: link() })
    .describe('The last cell of the list.'),
  models: z
    .strictObject({
      head: head(),
      items: z
        .array(z.strictObject({ title: label, subtitle: label, description: sentence, suits: sentence }))
        .length(3)
        .describe('The three engagement models.'),
      suits: label.describe('Word before what a model suits.'),
    })
    .describe('Engagement models.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of a service page. */
export const service = z.strictObject({
  labels: labels([
    'outcomes',
    'challenges',
    'challengesNote',
    'approach',
    'approachNote',
    'capabilities',
    'techStack',
    'stories',
    'storiesNote',
    'brief',
    'downloadBrochure',
    'downloadBrief',
    'consultation',
    'all',
    'discover',
    'design',
    'build',
    'operate',
  ]),
})

/** Industries list (part 1, section 2: Industries list). */
export const industries = z.strictObject({
  ...intro,
  listTitle: label.describe('Heading of the list, read aloud.'),
  clients: label.describe('After the number of clients.'),
  view: label.describe('Link of a card.'),
  inPreparation: label.describe('On a card without a page.'),
  askInstead: label.describe('Link of a card without a page.'),
  stats: z.strictObject({ head: head(), facts: stats(4) }).describe('Cross-industry stats band.'),
  closing: callToAction().describe('Call to action.'),
})

/** Words of an industry page. */
export const industry = z.strictObject({
  labels: labels([
    'clientStats',
    'clients',
    'projects',
    'countries',
    'satisfaction',
    'challenges',
    'challengesNote',
    'outcomes',
    'services',
    'servicesNote',
    'stories',
    'storiesNote',
    'challenge',
    'solution',
    'outcome',
    'regulations',
    'regulationsNote',
    'consultation',
    'storiesLink',
    'allServices',
    'all',
  ]),
})

const list = {
  ...intro,
  categories: z.array(label).min(2).max(10).describe('The chips after All, in order; entries name one of them.'),
  searchPlaceholder: text(60).describe('In the search field.'),
  featuredTitle: label.describe('Heading of the featured entry, read aloud.'),
  gridTitle: label.describe('Heading of the grid.'),
  empty: text(60).describe('When nothing matches.'),
}

/** Insights hub (part 2, section 2). Its chips stand for kinds of content. */
export const insights = z.strictObject({
  ...list,
  categories: z
    .array(
      z.strictObject({
        label: label.describe('Words of the chip.'),
        kind: z.enum(['caseStudies', 'newsroom', 'whitepapers', 'blog', 'events']).describe('What it stands for.'),
      }),
    )
    .length(5)
    .describe('The chips after All.'),
  emptyEvents: link().describe('Link of the empty state of the Events chip.'),
  subscribe: subscribe(),
})

/** Case studies list (part 2, section 2). */
export const caseStudies = z.strictObject({ ...list, closing: callToAction() })

/** Words of a case study page (part 2, section 2: Case study detail). */
export const caseStudy = z.strictObject({
  labels: labels([
    'download',
    'discuss',
    'keyOutcome',
    'client',
    'industry',
    'size',
    'revenue',
    'challenge',
    'solution',
    'timeline',
    'teamSize',
    'approach',
    'implementation',
    'techStack',
    'results',
    'related',
  ]),
})

/** Newsroom list (part 2, section 2). */
export const newsroom = z.strictObject({
  ...list,
  latest: label.describe('Badge of the featured item.'),
  closing: callToAction().describe('Media Inquiries.'),
})

/** Whitepapers list (part 2, section 2). */
export const whitepapers = z.strictObject({ ...list, subscribe: subscribe() })

/** Blog list (part 2, section 2). */
export const blog = z.strictObject({ ...list, subscribe: subscribe() })

/** Words of an article page. */
export const article = z.strictObject({ subscribe: subscribe() })

/** Events list (part 2, section 2). */
export const events = z.strictObject({
  ...intro,
  types: list.categories.describe('The chips after All, in order; events name one of them.'),
  badges: z
    .array(z.enum(['webinar', 'conference', 'workshop', 'panel', 'networking']))
    .describe('Colour of each type, in the same order (part 2, section 9).'),
  searchPlaceholder: list.searchPlaceholder,
  featuredTitle: list.featuredTitle,
  gridTitle: list.gridTitle,
  empty: list.empty,
  closing: callToAction().describe('Host Your Own Event.'),
})

/** Technology page (part 2, section 2). */
export const technology = z.strictObject({
  ...intro,
  categoriesTitle: label.describe('Heading of the categories, read aloud.'),
  count: label.describe('After the number of technologies of a category.'),
  listTitle: label.describe('Heading of the list.'),
  searchPlaceholder: text(60).describe('In the search field.'),
  empty: text(60).describe('When nothing matches.'),
  why: z.strictObject({ head: head(), items: z.array(point()).length(4) }).describe('Why section.'),
  closing: callToAction(),
})

/** Careers list (part 2, section 2). */
export const careers = z.strictObject({
  ...intro,
  actions: z.strictObject({ positions: link(), culture: link() }).describe('The two anchors of the hero.'),
  benefitsTitle: label.describe('Heading of the benefits, read aloud.'),
  benefits: z.array(point()).length(4).describe('Four benefit cards.'),
  culture: z
    .strictObject({ head: head(), items: z.array(point().extend({ art: z.string().describe('Seed of the drawing.') })).length(3) })
    .describe('Three culture cards.'),
  positionsTitle: label.describe('Heading of the open positions.'),
  locations: z.array(label).min(1).describe('Choices of the location after All; jobs name one of them.'),
  departments: z.array(label).min(1).describe('Choices of the department after All; jobs name one of them.'),
  labels: labels(['search', 'location', 'department', 'view']),
  empty: z.strictObject({ title: text(60), description: sentence, action: link() }).describe('When no position is open.'),
  process: z.strictObject({ head: head(), steps: z.array(step()).length(4) }).describe('The four-step hiring process.'),
  closing: z.strictObject({ title: text(80), resume: link(), alerts: z.strictObject({ label }) }).describe("Don't See the Right Role?"),
})

/** Words of a job page (part 2, section 2: Job detail). */
export const job = z.strictObject({
  labels: labels([
    'details',
    'department',
    'location',
    'type',
    'experience',
    'salary',
    'posted',
    'apply',
    'reviewed',
    'closedTitle',
    'responsibilities',
    'requirements',
    'niceToHave',
    'benefits',
    'team',
    'manager',
    'teamSize',
    'reportingStructure',
    'process',
    'processNote',
    'processTitle',
    'similar',
    'back',
    'share',
    'linkedin',
    'twitter',
    'copyLink',
  ]),
  closedNote: sentence.describe('On a closed position, with `{date}`.'),
  closedSince: label.describe('Under Apply Now of a closed position, with `{date}`.'),
})

/** About page (part 2, section 2). */
export const about = z.strictObject({
  ...intro,
  actions: z.strictObject({ story: link(), leadership: link() }),
  statsTitle: label.describe('Heading of the stats, read aloud.'),
  stats: stats(4).describe('Four stats.'),
  mission: head().describe('Mission.'),
  valuesTitle: label.describe('Heading of the values, read aloud.'),
  values: z
    .array(figure().omit({ label: true }).extend({ title: label, description: sentence }))
    .length(4)
    .describe('Four core values, each with its figure.'),
  story: z
    .strictObject({
      head: head(),
      milestones: z
        .array(
          z.strictObject({
            year: z.int().min(1900).max(2100),
            title: text(80),
            description: sentence,
            milestone: text(60).describe('People and offices then.'),
            people: z.array(z.int().min(0)).length(4).describe('People in each region, in the order of the regions.'),
          }),
        )
        .length(7)
        .describe('The seven milestones.'),
      caption: text(400).describe('Under the drawing.'),
      year: label.describe('Head of the first column of the table.'),
    })
    .describe('The timeline.'),
  leadership: z
    .strictObject({ head: head(), people: z.array(ref('people')).length(3), linkedin: label })
    .describe('Leadership team of three.'),
  offices: z
    .strictObject({ head: head(), since: label.describe('`Since {year}`.'), people: label, action: link() })
    .describe('Offices by region.'),
  awards: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ year: z.int().min(1900).max(2100), title: text(80), description: sentence })).length(4),
    })
    .describe('Four awards.'),
  esg: z
    .strictObject({
      head: head(),
      items: z
        .array(z.strictObject({ title: label, figure: figure(), points: z.array(text(120)).min(2).max(5) }))
        .length(3)
        .describe('Environmental, social, governance.'),
    })
    .describe('Responsibility.'),
  closing: callToAction(),
})

/** Investors page (part 2, section 2). */
export const investors = z.strictObject({
  ...intro,
  actions: z.strictObject({ reports: link(), updates: link() }),
  labels: labels([
    'nextEvent',
    'date',
    'latestReport',
    'highlights',
    'downloadPdf',
    'addToCalendar',
    'pdf',
    'financialYear',
    'revenueColumn',
    'shareTitle',
    'industry',
    'share',
  ]),
  highlights: z
    .array(z.strictObject({ metric: factKey(), label: label, growth: sentence.describe('Against the year before, or the period.') }))
    .length(5)
    .describe('Financial highlights.'),
  revenue: z
    .strictObject({
      head: head(),
      years: z
        .array(z.strictObject({ year: z.int().min(1900).max(2100), millions: z.number().positive() }))
        .min(2)
        .describe('Revenue in millions of US dollars.'),
      caption: sentence,
      shares: z
        .array(z.strictObject({ label: label, percent: z.number().min(0).max(100) }))
        .min(2)
        .describe('Share of revenue by industry.'),
      sharesCaption: sentence,
      fullLine: z.number().min(1).max(100).describe('Percent that the longest possible line stands for, as the caption says.'),
      before: text(4).describe('Before each figure of revenue, such as `$`.'),
      after: text(4).describe('After it, such as `M`.'),
    })
    .describe('Revenue and where it came from.'),
  thesis: z
    .strictObject({ head: head(), items: z.array(z.strictObject({ metric: text(16), title: text(80), description: sentence })).length(4) })
    .describe('Investment thesis with key metrics.'),
  reports: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ title: text(80), type: label, date: z.iso.date(), description: sentence })).length(4),
    })
    .describe('Four downloadable reports.'),
  board: z.strictObject({ head: head(), people: z.array(ref('people')).length(4) }).describe('Four board members.'),
  events: z
    .strictObject({
      head: head(),
      items: z.array(z.strictObject({ date: z.iso.date(), time: text(30), event: text(80), type: text(80) })).length(4),
    })
    .describe('Four upcoming events.'),
  contact: z
    .strictObject({ head: head(), role: label, name: label, email: z.email(), phone: text(30), address: text(120) })
    .describe('Investor contact.'),
  updates: z
    .strictObject({ title: label, email: label, choose: label, topics: z.array(text(80)).length(3), hint: sentence, button: label })
    .describe('Subscribe to updates.'),
})

/** Regions page (part 2, section 2). */
export const regions = z.strictObject({
  ...intro,
  tabsTitle: label.describe('Heading of the tabs, read aloud.'),
  labels: labels([
    'office',
    'offices',
    'employees',
    'clients',
    'established',
    'address',
    'phone',
    'email',
    'people',
    'timezone',
    'services',
    'contactOffice',
  ]),
  world: z.strictObject({ head: head(), stats: stats(4) }).describe('Global stats.'),
  capabilities: z.strictObject({ title: label, items: z.array(text(120)).min(2).max(6) }).describe('Capabilities in every region.'),
  expansion: z
    .strictObject({ title: label, items: z.array(z.strictObject({ region: label, year: z.int().min(2000).max(2100) })).length(3) })
    .describe('Future expansion.'),
})

/** Contact page (part 1, section 2: Contact page). */
export const contact = z.strictObject({
  ...intro,
  readers: z.array(ref('people')).length(3).describe('Who reads enquiries.'),
  readersNote: sentence.describe('Says so.'),
  promise: sentence.describe('When enquiries are answered.'),
  formTitle: label.describe('Name of the form, read aloud.'),
})

/** Search page (rulings, Site search). Without JavaScript it is the site map. */
export const search = z.strictObject({
  ...intro,
  siteMap: head().describe('Head of the site map.'),
  groups: labels(['services', 'industries', 'caseStudies', 'newsroom', 'whitepapers', 'blog', 'events', 'company', 'legal']),
})

/** Words of a legal page. */
export const legal = z.strictObject({
  labels: labels(['section', 'updated', 'contents', 'others', 'questions', 'contact']),
})

const notFoundView = z.strictObject({
  title: text(60).describe('The message of the error catalogue.'),
  lede: sentence.describe('What may have happened.'),
  back: link().describe('The link of the error catalogue.'),
  existing: label.describe('Heading of what does exist.'),
})

/** The nine not-found views (part 2, section 8; rulings, Routes). */
export const notFound = z.strictObject({
  page: z
    .strictObject({
      title: text(60),
      lede: sentence,
      back: link(),
      support: link(),
      popularTitle: label,
      popular: z.array(link()).length(5),
      code: label,
    })
    .describe('Unknown route.'),
  service: notFoundView,
  industry: notFoundView,
  caseStudy: notFoundView,
  whitepaper: notFoundView,
  newsroom: notFoundView,
  blog: notFoundView,
  job: notFoundView,
  legal: notFoundView,
})

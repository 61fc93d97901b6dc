import { stringify } from 'yaml'
import type * as z from 'zod'
import type { collections } from '../../src/site/collections/index'

/** An entry as it is written in a content file. */
type Input<Name extends keyof typeof collections> = z.input<(typeof collections)[Name]['schema']>
type Overrides<Name extends keyof typeof collections> = Partial<Input<Name>>

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] as const
/** As many items as a schema requires. */
const times = <Item>(count: number, item: (name: string) => Item) => numbers.slice(0, count).map(item)
const point = (name: string) => ({ title: `${name} point`, description: `What point ${name} says.` })
const figure = (name: string) => ({ value: '10%', label: `${name} figure` })
const step = (name: string) => ({ step: `${name} step`, duration: '1 day', description: `What happens in step ${name}.` })
const phases = { discover: 'We look.', design: 'We draw.', build: 'We build.', operate: 'We run it.' }

/** A service. The result of every factory is valid together with tests/fixtures/site. */
export const service = (overrides: Overrides<'services'> = {}): Input<'services'> => ({
  title: 'Made service',
  subtitle: 'A promise',
  description: 'What the service is, in one sentence of a fitting length.',
  menu: 'In a line',
  group: 'core',
  order: 50,
  outcomes: times(3, (name) => `${name} outcome`),
  figures: times(2, figure),
  capabilities: times(4, (name) => `${name} ability`),
  techStack: times(4, (name) => `${name} tool`),
  problemsTitle: 'Why people call',
  problems: times(4, point),
  approachTitle: 'How it goes',
  approachLede: 'In four phases.',
  approach: phases,
  storiesTitle: 'Done before',
  caseStudies: [{ caseStudy: 'first-case' }, { title: 'Told here', outcome: 'It got better.', industry: 'Trade' }],
  brief: 'What the brief holds.',
  closingTitle: 'Write to us',
  ...overrides,
})

/** An industry without a profile, so without a page. */
export const industry = (overrides: Overrides<'industries'> = {}): Input<'industries'> => ({
  title: 'Made industry',
  description: 'What we do there, in one sentence of a fitting length.',
  menu: 'In a line',
  group: 'commercial',
  order: 50,
  clientCount: 'clients',
  inquiry: 'Other',
  ...overrides,
})

/** The profile of an industry, which gives it a page. */
export const industryProfile = (overrides: Partial<NonNullable<Input<'industries'>['profile']>> = {}): Input<'industries'>['profile'] => ({
  lede: 'What it needs.',
  challengesTitle: 'Why people call',
  challenges: times(3, point),
  outcomesTitle: 'What changes',
  outcomesNote: 'Of all programs',
  outcomes: times(3, figure),
  servicesTitle: 'What we offer',
  services: times(3, (name) => ({ ...point(name), service: 'first-service' })),
  servicesNote: 'Who leads them.',
  storiesTitle: 'Done before',
  caseStudies: ['first-case', 'second-case'].map((slug) => ({ caseStudy: slug, challenge: 'It was slow.', solution: 'We made it fast.' })),
  regulationsTitle: 'Rules',
  regulations: times(3, (name) => ({ name, description: `What rule ${name} asks.` })),
  clientStats: { projects: '10', countries: '2', satisfaction: { satisfied: 9, replies: 10 } },
  closingTitle: 'Write to us',
  ...overrides,
})

/** A case study. */
export const caseStudy = (overrides: Overrides<'caseStudies'> = {}): Input<'caseStudies'> => ({
  title: 'Made case',
  subtitle: 'In a sentence.',
  excerpt: 'What it was about, in one sentence of a fitting length.',
  industry: 'Branch',
  outcome: 'Half the time',
  author: 'first-person',
  date: '2024-01-01',
  client: { name: 'A client', industry: 'Trade', size: '10 employees', revenue: '1 million' },
  challenge: { title: 'What was wrong', overview: 'It was slow.', points: times(3, (name) => `Point ${name}`) },
  solution: {
    title: 'What we did',
    overview: ['We made it fast.'],
    approach: '4 phases',
    timeline: '4 months',
    teamSize: '3 experts',
    phasesTitle: 'Four phases',
    phasesLede: 'One after the other.',
    phases: times(4, (name) => ({ name, duration: '4 weeks', activities: ['One thing', 'Another thing'] })),
  },
  techStack: times(4, (name) => `${name} tool`),
  method: ['How it was measured.'],
  resultsTitle: 'What was measured',
  resultsNote: 'Over a year',
  results: times(3, (name) => ({ metric: '10%', description: name, detail: 'From less to more.' })),
  testimonial: { quote: 'It works.', author: 'A person', title: 'Director', company: 'A client' },
  tags: ['Speed'],
  relatedCaseStudies: ['first-case'],
  closingTitle: 'Write to us',
  ...overrides,
})

/** An event. */
export const event = (overrides: Overrides<'events'> = {}): Input<'events'> => ({
  title: 'Made event',
  description: 'What happens.',
  type: 'Workshop',
  date: '2025-01-01',
  time: { start: '09:00', end: '10:00', zone: 'Europe/London' },
  announced: '2024-01-01',
  location: 'Online',
  speaker: 'A person',
  ...overrides,
})

/** An agenda with parts at these hours. */
export const agenda = (...hours: readonly string[]) => hours.map((start) => ({ start, title: `What happens at ${start}` }))

/** The program of an event from nine to ten. */
export const program = (overrides: Partial<NonNullable<Input<'events'>['program']>> = {}): Input<'events'>['program'] => ({
  agenda: agenda('09:00', '09:30'),
  speakers: [{ person: 'first-person' }, { name: 'A guest', role: 'A trade elsewhere' }],
  audience: 'Whoever wants to know.',
  takeaways: ['A list'],
  languages: ['en'],
  price: 'Free',
  ...overrides,
})

/** An open position. */
export const job = (overrides: Overrides<'careers'> = {}): Input<'careers'> => ({
  title: 'Made job',
  department: 'Design',
  location: 'Remote',
  type: 'Full-time',
  experience: '5 years',
  salary: 'Enough',
  posted: '2024-01-01',
  description: 'What the job is, in one sentence of a fitting length.',
  about: 'What one does all day.',
  responsibilities: times(3, (name) => `Duty ${name}`),
  requirements: times(3, (name) => `Need ${name}`),
  niceToHave: ['One more thing'],
  benefits: ['One benefit', 'Two benefits'],
  team: { manager: 'first-person', managerTitle: 'Lead', teamSize: '3 people', reportingStructure: 'You report to the lead.' },
  process: times(5, step),
  similar: times(3, (name) => ({ title: name, department: 'Design', location: 'Remote' })),
  ...overrides,
})

/** A region. */
export const region = (overrides: Overrides<'regions'> = {}): Input<'regions'> => ({
  title: 'Made region',
  description: 'What is done there.',
  order: 50,
  clients: 'clients',
  established: 2010,
  ...overrides,
})

/** An office. */
export const office = (overrides: Overrides<'offices'> = {}): Input<'offices'> => ({
  city: 'Made city',
  country: 'Made country',
  region: 'first-region',
  address: '2 Second Street',
  phone: '+1 (555) 555-0103',
  email: 'made@site.example',
  employees: 10,
  services: ['Everything'],
  zone: 'Europe/Berlin',
  latitude: 20,
  longitude: 20,
  order: 50,
  ...overrides,
})

/** A person. */
export const person = (overrides: Overrides<'people'> = {}): Input<'people'> => ({
  name: 'Made Person',
  title: 'Made position',
  bio: 'What the person did.',
  ...overrides,
})

/** A category of technologies. */
export const technologyCategory = (overrides: Overrides<'technologies'> = {}): Input<'technologies'> => ({
  title: 'Made category',
  description: 'What it holds.',
  tone: 'pine',
  order: 50,
  technologies: times(8, (name) => ({ name: `${name} tool`, description: `What tool ${name} is for.` })),
  ...overrides,
})

const written = {
  title: 'Made article',
  excerpt: 'What it has to say, in one sentence of a fitting length.',
  author: 'first-person',
  date: '2024-01-01',
  tags: ['Speed'],
}

/** Front matter of a blog post. */
export const blogPost = (overrides: Overrides<'blog'> = {}): Input<'blog'> => ({ ...written, category: 'Ideas', ...overrides })

/** Front matter of a news item. */
export const newsItem = (overrides: Overrides<'newsroom'> = {}): Input<'newsroom'> => ({ ...written, category: 'Company', ...overrides })

/** Front matter of a whitepaper. */
export const whitepaper = (overrides: Overrides<'whitepapers'> = {}): Input<'whitepapers'> => ({
  ...written,
  category: 'Method',
  downloadCount: '10 downloads',
  ...overrides,
})

/** Front matter of a legal page. */
export const legalPage = (overrides: Overrides<'legal'> = {}): Input<'legal'> => ({
  title: 'Made document',
  short: 'Made',
  summary: 'What it settles, in one sentence of a fitting length.',
  icon: 'document',
  lastUpdated: '2024-01-01',
  order: 50,
  ...overrides,
})

/** The file of an article: front matter and text. */
export const article = (front: object, body = '## A heading\n\nA text.\n') => `---\n${stringify(front)}---\n\n${body}`

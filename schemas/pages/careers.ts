import * as z from 'zod'
import { choice, date, distinct, label, link, pastDate, sentence, template, text } from '../../src/engine/schema/fields'
import { callToAction, chip, figure, head, intro, point, step, title } from '../fields'
import { captionedTally } from '../tally'
import { labels } from './shared'

/** Careers list (specification, 4.17). */
export const careersPage = z.strictObject({
  ...intro,
  pictureCaption: sentence.describe('Caption of the picture next to the title, which has a point for each person at each office.'),
  actions: z
    .strictObject({ positions: link().describe('Link to the open positions.'), culture: link().describe('Link to the culture cards.') })
    .describe('The two links of the hero to sections of the page.'),
  benefitsTitle: label.describe('Heading of the benefits, read aloud.'),
  benefits: z
    .array(figure().extend({ value: text(30).describe('The figure, or the name of a fact.') }))
    .min(1)
    .max(8)
    .describe('The benefits, each with a figure first.'),
  culture: z
    .strictObject({
      head: head().describe('Head of the section.'),
      items: z
        .array(point().extend({ picture: captionedTally.describe('A drawing of a number of the company; the caption states the number.') }))
        .min(1)
        .max(6)
        .describe('The cards, each with a drawing.'),
    })
    .describe('Culture cards.'),
  positionsLabel: label.describe('Name of the section of positions, in the margin.'),
  positionsTitle: label.describe('Heading of the open positions.'),
  locations: distinct(z.array(chip()).min(1)).describe('Choices of the location after All; jobs name one of them.'),
  departments: distinct(z.array(chip()).min(1)).describe('Choices of the department after All; jobs name one of them.'),
  labels: labels({
    search: 'Placeholder of the search field of the positions.',
    location: 'Label of the choice of location, read aloud.',
    anyLocation: 'The first choice of location, for all of them.',
    department: 'Label of the choice of department, read aloud.',
    anyDepartment: 'The first choice of department, for all of them.',
    view: 'Link of a position in the list.',
    empty: 'When no position matches the filters.',
  }),
  empty: z
    .strictObject({
      short: text(80).describe('States at the head of the page that no position is open, as a link to the list.'),
      title: text(60).describe('Heading if no position is open.'),
      description: sentence.describe('What to do meanwhile.'),
      action: link().describe('Link after it.'),
      coming: z
        .strictObject({
          date: date.describe('The day on which they open; from then on the page leaves this out.'),
          text: template(sentence, 'date').describe('What opens on `{date}`.'),
          link: link().describe('Link after it, to more about them.'),
        })
        .optional()
        .describe('Positions that are announced and not open yet. Left out: none.'),
      closing: callToAction().describe('Call to action at the end of the page.'),
    })
    .describe('When no position is open.'),
  roles: z
    .strictObject({
      section: label.describe('Name of the section, in the margin.'),
      title: label.describe('Heading of the roles that the company hires for.'),
      lede: template(sentence, 'n', 'all', 'days').describe(
        'Next to the heading: within `{days}` days, `{n}` of `{all}` roles had closed, at least half of them.',
      ),
      label: label.describe('Name of the list, read aloud.'),
      caption: sentence.describe('What a line of the list stands for.'),
      days: template(label, 'n').describe('How long a role was open: `{n} days`.'),
      past: z
        .array(
          z.strictObject({
            title: title.describe('Name of the role.'),
            department: choice('pages.careers.departments').describe('Department.'),
            location: choice('pages.careers.locations').describe('Location.'),
            posted: pastDate.describe('First day on which it was last open.'),
            closed: pastDate.describe('Last day of applications.'),
          }),
        )
        .max(12)
        .describe('Roles without a page. Closed positions with a page are listed automatically.'),
    })
    .describe('The roles that the company hires for, by when each was last open.'),
  process: z
    .strictObject({
      head: head().describe('Head of the section.'),
      steps: z
        .array(
          step().extend({
            meet: sentence.describe('Whom the applicant meets.'),
            answer: sentence.describe('When and how the applicant hears back.'),
          }),
        )
        .min(2)
        .max(8)
        .describe('The steps, in order.'),
    })
    .describe('The hiring process.'),
  closing: z
    .strictObject({
      title: text(80).describe('The heading.'),
      resume: link().describe('Button that leads to the form, to send a resume.'),
      alerts: z.strictObject({ label: label.describe('Words of the button.') }).describe('Button that asks for job alerts by email.'),
    })
    .describe("Don't See the Right Role?"),
})

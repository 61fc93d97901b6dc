import * as z from 'zod'
import { choice, date, label, pastDate, sentence, text } from '../src/engine/schema/fields'
import { paragraph, ref, seo, step, title } from './fields'
import { captionedTally } from './tally'

/** An open or closed position (specification, 4.18). */
export const job = z.strictObject({
  title: title.describe('Name of the position; also the `<h1>`.'),
  department: choice('pages.careers.departments').describe('Department.'),
  location: choice('pages.careers.locations').describe('Location.'),
  type: label.describe('Such as `Full-time, hybrid`.'),
  experience: label.describe('Such as `5+ years`.'),
  salary: label.describe('Yearly range with its currency, such as `$150,000 - $200,000`; `$` stands for US dollars.'),
  posted: pastDate.describe('When it was published.'),
  closed: date
    .optional()
    .describe('Last day of applications, which may be in the future: search engines get it. Left out: open without an end.'),
  description: sentence.describe('Under the name of the position, and in the list.'),
  about: paragraph.describe('What the person will do.'),
  responsibilities: z.array(text(160)).min(3).max(10).describe('Duties, one per item.'),
  requirements: z.array(text(160)).min(3).max(10).describe('Requirements, one per item; the search of the list includes them.'),
  niceToHave: z.array(text(160)).min(1).max(10).describe('What would help in addition, one per item.'),
  benefits: z.array(text(160)).min(2).max(10).describe('Benefits, one per item.'),
  team: z
    .strictObject({
      manager: ref('people').describe('Who the person reports to.'),
      managerTitle: label.describe('Position of the manager.'),
      teamSize: label.describe('Number of people.'),
      reportingStructure: sentence.describe('Who reports to whom.'),
    })
    .describe('The team.'),
  process: z.array(step()).min(2).max(8).describe('The steps of the hiring process, in order.'),
  similar: z
    .array(
      z.strictObject({
        title: title.describe('Name of the position.'),
        department: label.describe('Department.'),
        location: label.describe('Location.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Similar positions; a link where a position of that name exists.'),
  picture: captionedTally.optional().describe('A drawing of the work, made from numbers of the text. Left out: the team is drawn.'),
  seo,
})

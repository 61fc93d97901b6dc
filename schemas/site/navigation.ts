import * as z from 'zod'
import { distinct, href, label, link, sentence, text } from '../../src/engine/schema/fields'
import { ref, tone } from '../fields'
import { OPTIONAL_PAGES } from '../optional-pages'

const menuItem = z.strictObject({
  name: label.describe('Name of the page in the menu.'),
  desc: text(80).describe('The line under it.'),
  link: href().describe('Where it leads.'),
})

const menuGroup = z.union([
  z.strictObject({
    title: label.describe('Heading of the group.'),
    entries: z
      .enum(['services.core', 'services.specialized', 'industries.regulated', 'industries.commercial'])
      .describe('The group of a collection to list.'),
  }),
  z.strictObject({
    title: label.describe('Heading of the group.'),
    items: distinct(z.array(menuItem).min(1).max(8), 'link').describe('What it lists.'),
  }),
])

const menu = z.strictObject({
  label: label.describe('Name of the menu.'),
  href: href().describe('Page that the menu belongs to.'),
  groups: z.array(menuGroup).min(1).max(2).describe('Its columns.'),
  aside: z
    .strictObject({
      text: sentence.describe('A sentence next to the columns.'),
      picture: z
        .union([
          z.strictObject({ caseStudy: ref('caseStudies').describe('The picture of a case study: its result.') }),
          z.strictObject({ industry: ref('industries').describe('The picture of an industry: its subject.') }),
          z.strictObject({
            of: z
              .enum(['technologies', 'clients'])
              .describe('Draws which service uses which technologies, or the number of clients of each industry.'),
            tone: tone.describe('Tone of the drawing.'),
          }),
        ])
        .describe('The drawing above the text.'),
      links: distinct(z.array(link()).min(1).max(3), 'href').describe('Links under it.'),
    })
    .describe('The last column.'),
})

/** Menus of header and footer (specification, 3): content/site/navigation.yaml. */
export const navigation = z.strictObject({
  pages: z
    .partialRecord(z.enum(OPTIONAL_PAGES), z.enum(['on', 'off']).describe('With `off`, the site does not have this page.'))
    .optional()
    .describe('Optional pages, `on` or `off`. Menus leave out pages that are `off`. Left out: all are on.'),
  top: distinct(z.array(link()).max(3), 'href').describe('Links of the bar at the top.'),
  regions: z
    .array(
      z.strictObject({
        code: z
          .string()
          .regex(/^[a-z-]+$/, 'is not a code')
          .describe('Value in addresses, such as `uk`.'),
        name: label.describe('Name in the selector.'),
        region: ref('regions').optional().describe('The region that it opens. Left out: all regions.'),
      }),
    )
    .min(1)
    .describe('Choices of the region selector.'),
  // Next to logo, links, search and button, the header of a window of 64rem has room for three: a fourth would wrap.
  menus: z.array(menu).min(1).max(3).describe('The menus of the header, in order.'),
  links: distinct(z.array(link()).min(1).max(4), 'href').describe('Plain links next to the menus.'),
  mobile: distinct(z.array(link()).max(4), 'href').describe('Further links of the mobile menu.'),
  action: link().describe('The button of the header.'),
  footer: z
    .array(
      z.strictObject({
        title: label.describe('Heading of the column.'),
        links: distinct(z.array(link()).min(1).max(8), 'href').describe('Its links.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('The columns of the footer, four in a row.'),
  offices: link().optional().describe('Link to all offices, after the addresses in the footer.'),
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

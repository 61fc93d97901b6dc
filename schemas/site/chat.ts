import * as z from 'zod'
import { distinct, href, label, sentence, template, text } from '../../src/engine/schema/fields'
import { ref } from '../fields'

const chatLink = z.strictObject({
  text: label.describe('Words of the card.'),
  url: href().describe('Where it leads.'),
  description: text(120).describe('The line under it.'),
  value: text(32).optional().describe('A figure at the end of the card.'),
})

/** Sources that the rows of an answer may be taken from, instead of `rows`. */
const SHOWN = [
  'asked',
  'clients',
  'contact',
  'dates',
  'events',
  'leaders',
  'leads',
  'offices',
  'people',
  'positions',
  'practices',
  'programs',
  'security',
  'services',
  'stacks',
] as const

/** Rules of the chat assistant in the order of their priority (specification, 9.3): content/site/chat.yaml. */
export const chat = z.strictObject({
  title: label.describe('Name of the assistant.'),
  note: label.describe('Under the name.'),
  greeting: sentence.describe('First message.'),
  fallback: template(sentence, 'question').describe('Answer when no rule matches, with `{question}`.'),
  search: z
    .strictObject({
      text: template(label, 'question').describe('Words of the card, with `{question}`.'),
      description: text(120).describe('The line under it.'),
      ignored: z.array(text(20)).describe('Words of a question to leave out of a search, such as “do” and “you”.'),
    })
    .describe('Card that links to the search, for a question without an answer.'),
  links: z.array(chatLink).min(1).max(6).describe('The general links.'),
  rules: distinct(
    z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z-]+$/, 'is not a name')
            .describe('Name of the group.'),
          keywords: z
            .array(text(40))
            .min(1)
            .describe(
              'The group answers if the question contains one of them, in upper or lower case, or ends in one with a question mark. ' +
                'In those of whole words, an ellipsis between spaces stands for up to four words.',
            ),
          wholeWords: z.boolean().default(false).describe('Match whole words only, in singular or plural: “loan” is in “loans”.'),
          adds: z
            .boolean()
            .optional()
            .describe('With `true`, it answers too if an earlier group does: its answer comes first, then that of the earlier group.'),
          instead: z.boolean().optional().describe('With `true`, it answers instead of groups that do not say this, earlier ones too.'),
          keepsCards: z
            .boolean()
            .optional()
            .describe('With `true`, its cards are shown under the answer of a group that answers instead of it.'),
          yields: z
            .boolean()
            .optional()
            .describe(
              'With `true`, it answers only if no other group does, or none of those with `instead` if it has that: for greetings.',
            ),
          subject: z
            .enum(['work', 'clients'])
            .optional()
            .describe(
              'What it is about, if a question may be about both: `work`, such as AI, or `clients`, such as banks. Both then answer, that ' +
                'about clients first.',
            ),
          rowNames: z
            .enum(['always', 'lastly'])
            .optional()
            .describe('Whether the names of its rows, of people or clients, are keywords too: always, or only where no group answers.'),
          placed: z
            .array(text(40))
            .optional()
            .describe(
              'Keywords, whole words, that count only beside the name of a place, of an office or of a group with `withoutOffice`; ' +
                'the group then answers alone.',
            ),
          technologies: z
            .boolean()
            .optional()
            .describe('With `true`, the technologies on the list that are no keywords of other groups are keywords of this one.'),
          paired: z
            .array(text(40))
            .optional()
            .describe(
              'Keywords, whole words, that count only where the question names two or more rows of the group, which then answers alone.',
            ),
          withoutOffice: z
            .boolean()
            .optional()
            .describe('With `true`, its keywords are places without an office, beside which the group of the offices does not answer.'),
          near: z
            .array(
              z.strictObject({
                region: ref('regions').describe('Region whose offices are nearest.'),
                places: z.array(text(40)).min(1).describe('The places near them: further keywords of the group.'),
              }),
            )
            .optional()
            .describe('With `withoutOffice`: places by the region of the offices that are shown for them.'),
          figure: z
            .strictObject({ value: text(24).describe('The figure.'), label: label.describe('What the figure measures.') })
            .optional()
            .describe('A large figure at the start of the answer.'),
          reply: sentence.describe('The answer.'),
          named: sentence
            .optional()
            .describe('The answer if the question names some of its rows; only these and the last card are shown then.'),
          one: template(sentence, 'place', 'address', 'people', 'phone')
            .optional()
            .describe(
              'The answer if the question names one office, with its `{place}`, its `{address}`, the `{people}` in it and its `{phone}`.',
            ),
          rows: z
            .array(z.strictObject({ name: label.describe('What it is.'), value: text(32).describe('How much, or how long.') }))
            .max(4)
            .default([])
            .describe('Rows of a name and a value.'),
          shows: z
            .enum(SHOWN)
            .optional()
            .describe(
              'Further rows to show: case studies and stories of clients, phone and email, dates for investors, the next events, the leaders of the company, these and the leads of ' +
                'practices, the latter alone, offices, leaders, leads and authors by name, open positions, how long the programs of case studies took, where to report a ' +
                'security hole, phone and email or the lead of a named practice (`asked`), services, or the technologies of case studies and by category ' +
                '(`stacks`). Leads, authors, programs, services and stacks are shown only if a question names them.',
            ),
          none: z
            .strictObject({
              reply: sentence.describe('Said after what the careers page says of no open position, and of announced ones.'),
              links: z.array(chatLink).max(4).describe('Cards under it.'),
            })
            .optional()
            .describe('With `shows: positions`: the answer while no position is open.'),
          links: z.array(chatLink).max(4).describe('Cards under the answer.'),
        }),
      )
      .min(1),
    'id',
  ).describe('Groups of keywords, tried in this order.'),
  parts: z
    .strictObject({
      joints: z.array(text(20)).min(1).describe('Words between two questions in one sentence, such as “and”.'),
      openers: z.array(text(20)).min(1).describe('Words with which a question begins, such as “who” and “do”.'),
    })
    .optional()
    .describe('Words by which a message that asks several things is divided, so that each is answered.'),
  leadIns: z
    .array(text(20))
    .optional()
    .describe('Phrases before a subject, such as “know about”, set aside where another group answers without them.'),
  shortForms: z
    .record(text(20), text(20))
    .optional()
    .describe('Words in full by their short forms, such as “you” by “u”, under which questions have them.'),
  alsoCalled: z
    .record(text(40), z.array(text(40)))
    .optional()
    .describe(
      'Other words for countries and regions of offices, such as “UK”, for industries of case studies, for services and for categories of ' +
        'technologies, by which questions name them.',
    ),
  questions: z.array(text(40)).max(4).default([]).describe('Suggested first questions, as buttons.'),
  labels: z
    .strictObject({
      open: label.describe('Button that opens the assistant.'),
      close: label.describe('Button that closes it.'),
      minimise: label.describe('Button that minimizes the assistant and keeps the conversation.'),
      restore: label.describe('The same button, when it is minimized.'),
      message: label.describe('Label of the field, read aloud.'),
      placeholder: label.describe('In the empty field.'),
      send: label.describe('Button that sends the question.'),
      typing: label.describe('Shown before an answer.'),
      log: label.describe('Name of the conversation, read aloud.'),
      user: label.describe('Before a message of the visitor, read aloud.'),
      bot: label.describe('Before a message of the assistant, read aloud.'),
      questions: label.optional().describe('Name of the suggested questions, read aloud.'),
      more: label.optional().describe('Button that scrolls down.'),
      newest: label.describe('Button that scrolls to a message that arrived while the reader was further up.'),
      today: template(label, 'time').describe('When a conversation began today, with `{time}`.'),
    })
    .describe('Words of its controls.'),
})

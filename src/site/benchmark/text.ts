import { itemAt } from '../../engine/lib/items'
import { capitalized, fill } from '../../engine/lib/text'
import type { Random } from '../art/random'
import { HEADINGS, SENTENCES, SLOTS } from './words'

/** A random item of a list, all equally likely. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item => itemAt(items, Math.floor(random() * items.length))

/** A random whole number between two, both included. */
export const between = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1))

function sentence(random: Random): string {
  const words = Object.entries(SLOTS).map(([name, choices]) => [name, pick(random, choices)] as const)
  return capitalized(fill(pick(random, SENTENCES), Object.fromEntries(words)))
}

const sentences = (random: Random, count: number) => Array.from({ length: count }, () => sentence(random)).join(' ')

const items = (random: Random, sign: string) => Array.from({ length: 4 }, () => `${sign} ${sentence(random)}`).join('\n')

function table(random: Random): string {
  const rows = ['Intake', 'Review', 'Repair', 'Release'].map(
    (name) => `| ${name} | ${between(random, 2, 60)} h | ${between(random, 1, 40)} h |`,
  )
  return ['| Step | Before | After |', '| --- | ---: | ---: |', ...rows].join('\n')
}

/** What a section holds besides its paragraphs, in turn. */
const EXTRAS: readonly ((random: Random, link: string) => string)[] = [
  (random) => items(random, '-'),
  (_, link) => `More of this stands in [${link.split('/').at(-1)?.replace(/[-#]/g, ' ')}](${link}).`,
  (random) => `<Figure caption="Hours for each step. Sample data.">\n\n${table(random)}\n\n</Figure>`,
  (random) => table(random),
  (random) => `<Callout tone="note" title="Before you start">\n\n${sentences(random, 2)}\n\n</Callout>`,
  (random) => `> ${sentence(random)}`,
  (random) => `<Steps>\n\n${items(random, '1.')}\n\n</Steps>`,
  (_, link) => `The **short form** is \`make list\`; the [long form](${link}) has *all* the steps.`,
]

/** The text of an article of some 720 words: sections with paragraphs, lists, tables, components and links. */
export const articleText = (random: Random, linkAt: () => string): string =>
  HEADINGS.map((heading, index) =>
    [`## ${heading}`, sentences(random, 2), itemAt(EXTRAS, index)(random, linkAt()), sentences(random, 2)].join('\n\n'),
  ).join('\n\n')

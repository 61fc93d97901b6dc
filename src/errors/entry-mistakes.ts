import { near } from './near'

/** Mistakes that only all entries together show: a part of the catalogue. */
export const entryMistakes = {
  'ref/self': {
    title: 'An entry names itself.',
    message: (field: string, slug: string) => `\`${field}\` names \`${slug}\`, which is this entry itself.`,
    hint: 'Name another entry, or remove the line.',
  },
  'entry/featured': {
    title: 'A list has two featured entries.',
    message: (slug: string) => `\`${slug}\` of this collection is featured already.`,
    hint: 'A list shows one featured entry at its head. Take `featured` away from one of the two.',
  },
  'fact/count': {
    title: 'A fact counts something else than there is.',
    message: (key: string, value: string, counted: string, found: number) =>
      `The fact \`${key}\` says ${value}, but there are ${found} in \`${counted}\`.`,
    hint: 'Correct the value, and its word, or look whether an entry is missing, a draft, or not published yet.',
  },
  'field/chip': {
    title: 'A category is called like the chip for everything.',
    message: (field: string, value: string) => `\`${field}\` is \`${value}\`, which is what the chip for everything says.`,
    hint: 'Choose another word: visitors could not tell the two apart.',
  },
  'link/topic': {
    title: 'A link to the contact form names a topic that it does not have.',
    message: (topic: string, nearName?: string) => `The topic \`${topic}\` is not in site/contact.yaml.${near(nearName)}`,
    hint: 'Add the topic to `topics` in content/site/contact.yaml, or correct its name.',
  },
} as const

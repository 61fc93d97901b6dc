import { suggestion } from '../lib/nearest.mjs'

/** The part of the catalogue about names of entries and facts that a file refers to. */
export const referenceMistakes = {
  'ref/unknown': {
    title: 'A reference points to nothing.',
    message: (field: string, target: string, slug: string, nearName?: string) =>
      `\`${field}\` names \`${slug}\`, which is not in ${target}.${suggestion(nearName)}`,
    hint: 'Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.',
  },
  'ref/self': {
    title: 'An entry refers to itself.',
    message: (field: string, slug: string) => `\`${field}\` names \`${slug}\`, which is this entry itself.`,
    hint: 'Name another entry, or delete the line.',
  },
  'fact/unknown': {
    title: 'A fact is not known.',
    message: (key: string, nearName?: string) => `The fact \`${key}\` is not in site/facts.yaml.${suggestion(nearName)}`,
    hint: "Correct the name of the fact, or add it to content/site/facts.yaml, such as `key: { value: '9', label: what it counts }`.",
  },
} as const

import { basename } from 'node:path'
import * as z from 'zod'
import { onOneLine } from '../../../src/engine/lib/control'
import type { Failure } from '../../../src/engine/lib/failure'
import { nearest, suggestion } from '../../../src/engine/lib/nearest.mjs'
import { capitalized } from '../../../src/engine/lib/text'
import { identityFields } from '../../../src/engine/schema/site-files'
import { HEX_COLOR } from './color'
import { isMark, MARKS, type MarkName } from './marks'

/** What a new site is asked: who it is for, where it will be published, and how it looks. */
export type SiteAnswers = { name: string; description: string; origin: string; color: string; mark: MarkName }

export type Question = keyof SiteAnswers

/** The questions in the order in which a terminal asks them. */
export const QUESTIONS: Readonly<Record<Question, string>> = {
  name: 'Name of the site',
  description: 'What it is, in one sentence',
  origin: 'Where it will be published',
  color: 'Its color',
  mark: `Its mark (${Object.keys(MARKS).join(', ')})`,
}

/** The default answers. The name is that of the folder. */
export const defaultAnswers = (folder: string): SiteAnswers => ({
  name: capitalized(basename(folder).replaceAll(/[-_]+/g, ' ')),
  description: 'A small site of our own, with a few pages, notes on what we do, and a way to reach us.',
  origin: 'https://www.example.com',
  color: '#0b6290',
  mark: 'ring',
})

const { name, description, origin } = identityFields

const schemas: Readonly<Record<Question, z.ZodType<string>>> = {
  name,
  // In texts of content, braces are placeholders.
  description: description.refine((text) => !/[{}]/.test(text), 'holds a brace'),
  origin,
  color: z.string().regex(HEX_COLOR, 'is not a color, such as `#8a4b14`'),
  mark: z.string(),
}

const isQuestion = (name: string): name is Question => Object.hasOwn(QUESTIONS, name)

/** The answers that options give, or the message about the first invalid one. */
export function givenAnswers(said: Readonly<Partial<Record<Question, string>>>): Partial<SiteAnswers> | Failure {
  for (const [question, answer] of Object.entries(said)) {
    const fault = isQuestion(question) ? answerFault(question, answer) : undefined
    if (fault !== undefined) return { error: fault }
  }
  const { mark, ...texts } = said
  return { ...texts, ...(mark !== undefined && isMark(mark) ? { mark } : {}) }
}

/** What is wrong with an answer; undefined where it is right. */
export function answerFault(question: Question, answer: string): string | undefined {
  if (question === 'mark' && !isMark(answer))
    return `There is no mark \`${answer}\`: there are ${Object.keys(MARKS).join(', ')}.${suggestion(nearest(answer, Object.keys(MARKS)))}`
  const isOneLine = onOneLine(answer) === answer
  if (!isOneLine) return `The ${question} \`${onOneLine(answer)}\` has a line break, a tab or a control character.`
  const result = schemas[question].safeParse(answer)
  const [issue] = result.error?.issues ?? []
  if (issue === undefined) return undefined
  const reason = issue.code === 'too_big' ? `has more than ${issue.maximum} characters` : issue.message
  return `The ${question} \`${answer}\` ${reason}.`
}

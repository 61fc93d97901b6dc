import { describe, expect, test } from 'vitest'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { partsOf } from '../../src/site/islands/chat-assistant/parts'
import { chatRule } from '../support/chat-rule'
import { graph, words } from '../support/own-chat'
import { rulesFor } from '../support/rules-for'

test.for([
  ['who leads security and where is the london office?', ['who leads security', 'where is the london office?']],
  ['what does it cost? how long does it take?', ['what does it cost?', 'how long does it take?']],
  ['what does it cost, how long does it take, and who does it', ['what does it cost,', 'how long does it take,', 'who does it']],
  ['we are a bank. we have 80 servers. what would it cost?', ['we are a bank. we have 80 servers. what would it cost?']],
  ['hi, are you hiring?', ['hi, are you hiring?']],
  ["what's the price, and where's the office", ["what's the price,", "where's the office"]],
  ['which services and industries do you have?', ['which services and industries do you have?']],
  ['do you know whose and whatever?', ['do you know whose and whatever?']],
  ['thanks. bye.', ['thanks. bye.']],
  ['', ['']],
] as const)('%j asks %j', ([question, parts]) => {
  expect(partsOf(question, words.parts)).toEqual(parts)
})

test('without the words for it, nothing is divided', () => {
  expect(partsOf('who is it and where is it?', undefined)).toEqual(['who is it and where is it?'])
})

test('answers each part of a question with its rows, and no part twice', () => {
  const both = answerTo('Who leads security and where is the London office?', words)
  expect([both.rows, both.next?.rows].map((rows) => rows?.map(({ name }) => name))).toEqual([['Ingrid Solberg'], ['London']])
  expect(both.next?.next).toBeUndefined()
  expect(answerTo('Who is the CEO and who founded the company?', words).next).toBeUndefined()
})

test('has the cards of a stated group under the answer of one that answers instead', () => {
  const { text, links, next } = answerTo('Who owns the code of the project?', words)
  const rule = (id: string) => words.rules.find((one) => one.id === id)
  const stated = rule('case-studies')?.links ?? []
  expect(stated).not.toEqual([])
  expect(links).toEqual(expect.arrayContaining([...stated]))
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length)
  expect(text).not.toContain(rule('case-studies')?.reply)
  expect(next).toBeUndefined()
})

test('says how long the program of a client took, as its case study does, and shows no other client', () => {
  for (const { client, solution, url } of graph.caseStudies.values()) {
    const { rows } = answerTo(`How long did the ${client.name} project take?`, words)
    expect(rows).toContainEqual(expect.objectContaining({ name: client.name, value: solution.timeline, url }))
    expect(new Set(rows?.map(({ name }) => name)).size).toBe(1)
  }
})

describe('of rules that match', () => {
  const chosen = (rules: readonly Parameters<typeof chatRule>[0][], question = 'Cloud?') =>
    rulesFor(question, { rules: rules.map((stated) => chatRule({ keywords: ['cloud'], wholeWords: true, ...stated })) }).map(({ id }) => id)

  test('the first answers, after later ones that add to it', () => {
    expect(chosen([{ id: 'first' }, { id: 'second' }, { id: 'third', adds: true }])).toEqual(['third', 'first'])
  })

  test('those that answer instead of others leave no other', () => {
    expect(chosen([{ id: 'first' }, { id: 'second', adds: true }, { id: 'third', instead: true }])).toEqual(['third'])
  })

  test('one that yields answers alone only', () => {
    expect(chosen([{ id: 'greeting', yields: true }, { id: 'second' }])).toEqual(['second'])
    expect(chosen([{ id: 'greeting', yields: true }])).toEqual(['greeting'])
  })

  test('an ellipsis in a keyword stands for up to four words', () => {
    const asked = (question: string) => chosen([{ id: 'data', keywords: ['train … our data'] }], question)
    for (const question of ['Do you train our data?', 'Do you train AI on our data?', 'train a, b, c, d our data'])
      expect(asked(question), question).toEqual(['data'])
    for (const question of ['Our data trains', 'train a b c d e our data', 'train your data', 'trains our data'])
      expect(asked(question), question).toEqual([])
  })
})

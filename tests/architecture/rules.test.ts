import { describe, expect, test } from 'vitest'
import type { Cases, Sources } from './cases'
import { fileCases } from './file-cases'
import { importCases } from './import-cases'
import { type Rule, rules } from './rules'
import { sourceOf } from './source'

type Name = keyof typeof rules

const breaches = (name: Name, sources: Sources) => {
  const rule: Rule = rules[name]
  return rule(Object.entries(sources).map(([path, text]) => sourceOf({ path, text })))
}

const cases: Readonly<Record<Name, Cases[string]>> = { ...importCases, ...fileCases }

describe.for(Object.entries(cases))('%s', ([name, { broken, kept }]) => {
  const rule = Object.keys(rules).find((key): key is Name => key === name)

  test.for(broken)('is broken by %j', ([sources, ...expected]) => {
    expect(rule && breaches(rule, sources)).toEqual(expected)
  })

  test.for(kept)('is kept by %j', (sources) => {
    expect(rule && breaches(rule, sources)).toEqual([])
  })
})

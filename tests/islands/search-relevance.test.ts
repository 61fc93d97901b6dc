import { describe, expect, test } from 'vitest'
import { entries, firstOf, graph, split, whole } from '../support/own-search'

/** What visitors type, and the address that they expect among the first three results. */
const QUESTIONS: readonly (readonly [kind: string, query: string, address: string])[] = [
  ['a topic', 'cloud', '/services/cloud-infrastructure'],
  ['a topic', 'zero trust', '/blog/zero-trust-for-suppliers'],
  ['a topic', 'edge computing', '/blog/edge-computing-next-decade'],
  ['a topic', 'privacy', '/legal/privacy-policy'],
  ['a topic', 'retail', '/industries/retail-ecommerce'],
  ['a page', 'careers', '/careers'],
  ['a page', 'contact', '/contact'],
  ['a page by another word', 'jobs', '/careers'],
  ['a page by another word', 'phone', '/contact'],
  ['a page by another word', 'shareholders', '/investors'],
  ['a topic by another word', 'subprocessors', '/legal/privacy-policy'],
  ['a topic by another word', 'sub-processors', '/legal/privacy-policy'],
  ['a topic by another word', 'lawsuit', '/legal/terms-of-service'],
  ['a topic by another word', 'business continuity', '/case-studies/civic-digital-recovery'],
  ['a topic by another word', 'net zero', '/about#responsibility'],
  ['a topic by another word', 'ceo pay', '/about#leadership'],
  ['a topic by another word', 'executive pay', '/about#responsibility'],
  ['a topic by another word', 'rate card', '/services#models'],
  ['a name', 'Ingrid Solberg', '/blog/cloud-security-best-practices'],
  ['a name', 'tomas ferreira', '/blog/edge-computing-next-decade'],
  ['a customer', 'Meridian', '/case-studies/accelerating-payments-modernization'],
  ['a customer', 'halden health', '/case-studies/doctor-patient-billing-platform'],
  ['a place', 'Berlin', '/regions#europe'],
  ['a place', 'singapore', '/regions#asia-pacific'],
  ['a product', 'kubernetes', '/services/cloud-infrastructure'],
  ['a product', 'postgresql', '/services/data-analytics'],
  ['an acronym', 'AI', '/services/ai-transformation'],
  ['an acronym', 'HIPAA', '/industries/healthcare-life-sciences'],
  ['an acronym', 'iso 27001', '/newsroom/iso-certification'],
  ['a heading', 'carbon', '/about#responsibility'],
  ['a person', 'Nadia Brandt', '/investors#updates'],
  ['a person', 'Celia Marlowe', '/newsroom#next'],
  ['a person', 'Ruth Calloway', '/about#leadership'],
  ['a person', 'Ruth Calloway', '/investors#board'],
  ['a position', 'CEO', '/about#leadership'],
  ['a position', 'head of press', '/newsroom#next'],
  ['a report', 'annual report', '/investors#reports'],
  ['a download', 'logo', '/newsroom#next'],
  ['a download', 'press kit', '/newsroom#next'],
  ['a part of a page', 'dividend', '/investors#reports'],
  ['a part of a page', 'diversity', '/about#responsibility'],
  ['a part of a page', 'sustainability', '/about#responsibility'],
  ['a part of a page', 'price', '/services#models'],
  ['a part of a page', 'pricing', '/services#models'],
  ['a part of a page', 'how we price', '/services#models'],
  ['a part of a page', 'how much', '/services#models'],
  ['a part of a page', 'interview process', '/careers#process'],
  ['a part of a page', 'benefits', '/careers#benefits'],
  ['a part of a page', 'paid leave', '/careers#benefits'],
  ['a page and a part of it', 'careers benefits', '/careers#benefits'],
  ['an industry by another word', 'hospital', '/industries/healthcare-life-sciences'],
  ['an industry by another word', 'banking', '/industries/financial-services'],
  ['an industry by other words', 'hospital billing', '/case-studies/doctor-patient-billing-platform'],
  ['an industry without a page', 'communications', '/industries#communications-media'],
  ['an industry without a page', 'telecom', '/industries#communications-media'],
  ['what buyers ask', 'security policy', '/newsroom/iso-certification'],
  ['what buyers ask', 'telecom billing', '/services/telco-integration'],
  ['what buyers ask', 'demo', '/services#first-month'],
  ['what buyers ask', 'agile', '/services#first-month'],
  ['what buyers ask', 'team size', '/careers'],
  ['what buyers ask', 'how long does a project take', '/case-studies'],
  ['a download', 'brochure', '/services'],
  ['a download', 'brochures', '/services'],
  ['a download', 'case study pdf', '/case-studies'],
  ['a download', 'company profile', '/about'],
  ['what journalists ask', 'founded', '/about'],
  ['what journalists ask', 'age of company', '/about'],
  ['what buyers ask', 'who audits you', '/newsroom/iso-certification'],
  ['what shareholders ask', 'ownership', '/investors'],
  ['what journalists ask', 'latest news', '/newsroom'],
  ['what applicants ask', 'graduates', '/careers#open-positions'],
  ['a number', '48%', '/case-studies/accelerating-payments-modernization'],
  ['a number', '640', '/case-studies/orchard-retail-inventory'],
  ['a date', 'february 6', '/events#platform-conference'],
  ['a plural', 'contracts', '/whitepaper/data-contracts'],
  ['a plural', 'events', '/events'],
  ['a figure', 'profit', '/investors'],
  ['a figure', 'net profit', '/investors'],
  ['a figure', 'operating margin', '/investors'],
  ['a figure', 'turnover', '/investors'],
  ['a figure', 'headcount', '/regions'],
  ['a figure', 'employees', '/regions'],
  ['a figure', 'number of employees', '/regions'],
  ['what shareholders ask', 'stock price', '/investors'],
  ['what shareholders ask', 'IPO', '/investors'],
  ['what shareholders ask', 'auditor', '/investors#reports'],
  ['what shareholders ask', 'debt', '/investors#thesis'],
  ['what applicants ask', 'layoffs', '/about#responsibility'],
  ['what applicants ask', 'attrition', '/about#responsibility'],
  ['what applicants ask', 'staff turnover', '/about#responsibility'],
  ['what applicants ask', 'internship', '/careers#open-positions'],
  ['what applicants ask', 'interns', '/careers#open-positions'],
  ['what applicants ask', 'graduate program', '/careers#open-positions'],
  ['what applicants ask', 'visa', '/careers#process'],
  ['what applicants ask', 'sponsorship', '/careers#process'],
  ['what applicants ask', 'visa sponsorship', '/careers#process'],
  ['what applicants ask', 'relocation', '/careers#process'],
  ['what applicants ask', 'stock options', '/investors#reports'],
  ['what applicants ask', 'training budget', '/careers#benefits'],
  ['what applicants ask', 'remote work', '/careers#benefits'],
  ['what applicants ask', 'work from home', '/careers#benefits'],
  ['what applicants ask', 'parental leave', '/careers#benefits'],
  ['what applicants ask', 'salary', '/careers#benefits'],
  ['what buyers ask', 'day rate', '/services#models'],
  ['what buyers ask', 'hourly rate', '/services#models'],
  ['what buyers ask', 'contract', '/services#models'],
  ['what buyers ask', 'SOC 2', '/#trust'],
  ['what buyers ask', 'soc2', '/#trust'],
  ['what buyers ask', 'altavane', '/newsroom/cloud-partnership'],
  ['what buyers ask', 'Altavane tier', '/#trust'],
  ['what buyers ask', 'SOC 2', '/services/security-trust'],
  ['what buyers ask', 'certifications', '/newsroom/iso-certification'],
  ['what buyers ask', 'data residency', '/regions#same-everywhere'],
  ['what buyers ask', 'data location', '/regions#same-everywhere'],
  ['what buyers ask', 'where is data stored', '/regions#same-everywhere'],
  ['what buyers ask', 'where is my data stored', '/legal/privacy-policy'],
  ['what buyers ask', 'offshore', '/regions'],
  ['what buyers ask', 'audit rights', '/contact'],
  ['what buyers ask', 'time zones', '/regions'],
  ['what buyers ask', 'insurance', '/industries/financial-services'],
  ['what buyers ask', 'liability insurance', '/investors#reports'],
  ['what buyers ask', 'phone number london', '/regions#europe'],
  ['what buyers ask', 'phone dubai', '/regions#middle-east-africa'],
  ['what buyers ask', 'clients in Europe', '/regions#europe'],
  ['what buyers ask', 'opening hours', '/regions#worldwide'],
  ['what buyers ask', 'how much does it cost', '/services#models'],
  ['what buyers ask', 'what is the notice period', '/services#models'],
  ['what applicants ask', 'pension', '/careers/senior-ai-ml-engineer'],
  ['what applicants ask', '401k', '/careers/senior-ai-ml-engineer'],
  ['what applicants ask', 'remote jobs', '/careers'],
  ['what shareholders ask', 'dividends', '/investors#reports'],
  ['what shareholders ask', 'board members', '/investors#board'],
  ['what journalists ask', 'headcount berlin', '/regions#europe'],
  ['what journalists ask', 'who is the CEO', '/about#leadership'],
  ['what buyers ask', 'disaster recovery', '/case-studies/civic-digital-recovery'],
  ['what buyers ask', 'ransomware', '/services/security-trust'],
  ['what buyers ask', 'exit plan', '/services#models'],
  ['what buyers ask', 'newsletter', '/insights'],
  ['what journalists ask', 'company profile', '/about'],
  ['what journalists ask', 'fact sheet', '/newsroom#next'],
  ['what buyers ask', 'RFP', '/contact'],
  ['what buyers ask', 'tenders', '/contact'],
  ['what buyers ask', 'support number', '/contact'],
  ['what buyers ask', 'references', '/case-studies'],
  ['what buyers ask', 'pilot', '/services/emerging-technologies'],
  ['what buyers ask', 'subsidiaries', '/legal/imprint'],
  ['what buyers ask', 'subcontractors', '/legal/modern-slavery'],
  ['a country', 'Germany', '/regions#europe'],
  ['a country', 'offices in Germany', '/about#offices'],
  ['a country', 'UK', '/regions#europe'],
  ['a country', 'USA', '/regions#north-america'],
  ['a country', 'Pakistan', '/regions#asia-pacific'],
  ['a place', 'headquarters', '/about#offices'],
  ['a part of a page', 'whistleblowing', '/about#responsibility'],
  ['the start of words', 'data anal', '/services/data-analytics'],
  ['a mistyped word', 'securty', '/services/security-trust'],
  ['a mistyped word', 'helthcare', '/industries/healthcare-life-sciences'],
  ['a mistyped word', 'manufcaturing', '/tags/manufacturing'],
  ['two mistyped words', 'paymnts modernisation', '/case-studies/accelerating-payments-modernization'],
  ['words in another order', 'policy cookie', '/legal/cookie-policy'],
  ['words of several fields', 'blueprint Farhan', '/whitepaper/zero-trust-blueprint'],
]

const addresses = new Set(entries.map(({ u }) => u))

test('words of content are those of pages and sections that are found', () => {
  expect(graph.pages.search.words.filter(({ href }) => !addresses.has(href))).toEqual([])
})

describe('the first three results, of an index in one file and in parts', () => {
  test.for(QUESTIONS)('for %s: %s', async ([, query, address]) => {
    const found = await firstOf(whole, query)
    expect(found).toContain(address)
    expect(await firstOf(split, query)).toEqual(found)
  })

  test.for<readonly [query: string, address: string]>([
    ['cloud migration', '/services/cloud-infrastructure'],
    ['machine learning', '/whitepaper/future-of-ai-in-enterprise'],
    ['bank payments', '/case-studies/accelerating-payments-modernization'],
    ['meridian', '/case-studies/accelerating-payments-modernization'],
  ])('for a topic of an author, a service or a text is the best: %s', async ([query, address]) => {
    for (const search of [whole, split]) expect((await firstOf(search, query))[0]).toBe(address)
  })

  test.for<readonly [query: string, first: string]>([
    ['services', '/services'],
    ['about', '/about'],
    ['careers', '/careers'],
    ['investors', '/investors'],
    ['events', '/events'],
    ['offices in europe', '/regions'],
    ['cloud cost', '/blog/cloud-cost-as-an-engineering-metric'],
    ['awards', '/newsroom/industry-award-2024'],
    ['team', '/whitepaper/data-contracts'],
  ])('for what a page, an article or a paper is named by, no section comes before it: %s', async ([query, first]) => {
    for (const search of [whole, split]) expect((await firstOf(search, query))[0]).toBe(first)
  })

  test('for a name of which only one word is similar to others, there are none', async () => {
    for (const search of [whole, split])
      for (const query of ['Nadja Brandauer', 'Xaver Marlin']) expect(await firstOf(search, query)).toEqual([])
  })

  test.for<readonly [query: string, position: string]>([
    ['CEO', 'Chief Executive, founder'],
    ['chief executive', 'Chief Executive, founder'],
    ['CTO', 'Chief Technology Officer'],
    ['COO', 'Chief Operating Officer'],
  ])('for a position, the first says who has it: %s', async ([query, position]) => {
    const person = graph.people.values().find(({ title }) => title === position)
    for (const search of [whole, split]) {
      const [first] = (await search({ query, limit: 1 })).groups.flatMap(({ hits }) => hits)
      expect(first?.address).toBe('/about#leadership')
      expect(first?.found.map(({ text }) => text).join('')).toContain(person?.name)
    }
  })

  test('for a position that nobody has, the first says so', async () => {
    for (const search of [whole, split]) {
      const [first] = (await search({ query: 'CFO', limit: 1 })).groups.flatMap(({ hits }) => hits)
      expect(first?.found.map(({ text }) => text).join('')).toMatch(/^No .*CFO/)
    }
  })

  test('SOC 2 is found where it stands, and not as digits of a standard or a year', async () => {
    for (const search of [whole, split]) {
      const hits = (await search({ query: 'SOC 2', limit: 9 })).groups.flatMap((group) => group.hits)
      expect(hits.map(({ address }) => address).toSorted()).toEqual(['/#trust', '/services/security-trust'])
    }
  })

  test('a keyword that is the query comes before words of titles that contain it, as NDA in “calendar”', async () => {
    for (const search of [whole, split]) expect((await firstOf(search, 'NDA'))[0]).toBe('/legal/terms-of-service')
  })

  // Parts do not hold signs: there, entries with both words follow those with the sign between them.
  test('for an acronym with a sign: AI/ML', async () => {
    for (const search of [whole, split])
      expect((await firstOf(search, 'AI/ML')).slice(0, 2)).toEqual(['/technology#ai-ml', '/careers/senior-ai-ml-engineer'])
  })
})

import { required } from '../../src/engine/problems/problem'
import type { Graph } from '../../src/site/graph/graph'
import { shareInWords } from '../../src/site/ui/charts/percent'

/** A percentage with its counts. */
export type SurveyRow = { figure: string; asked: string; count: number; of: number; share: string }

/** Every satisfaction percentage: of deliveries, of the clients of each industry with a page, of investors. */
export function surveyRows({ pages: { howWeMeasure }, site: { facts }, industries }: Graph): SurveyRow[] {
  const { deliveries, industryAsked, investors } = howWeMeasure.parts.satisfaction.surveys
  const ofFact = ({ fact, ...row }: typeof deliveries): SurveyRow => ({ ...row, share: required(facts[fact], `the fact ${fact}`).value })
  const ofIndustries = industries.values().flatMap(({ title, profile }): SurveyRow[] => {
    if (!profile) return []
    const { satisfied, replies } = profile.clientStats.satisfaction
    return [{ figure: title, asked: industryAsked, count: satisfied, of: replies, share: shareInWords(satisfied, replies) }]
  })
  return [ofFact(deliveries), ...ofIndustries, ofFact(investors)]
}

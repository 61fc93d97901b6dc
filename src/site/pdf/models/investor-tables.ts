import type { REPORT_TABLES } from '../../../../schemas/documents'
import { startText } from '../../calendar/words'
import type { Graph } from '../../graph/graph'
import { personOf } from '../../graph/people'
import { growthOf } from '../../graph/revenue-growth'
import type { Block } from '../pdf-document'
import { heading, table } from './text-blocks'

type TableName = (typeof REPORT_TABLES)[number]

/** One of the tables after the text of a report, with its heading; its data is that of the page of investors. */
export const investorTable = (graph: Graph, name: TableName): Block[] => TABLES[name](graph)

const TABLES: Readonly<Record<TableName, (graph: Graph) => Block[]>> = {
  revenue({ pages }) {
    const { columns, report } = pages.documents
    const { labels, revenue } = pages.investors
    const { years, before, after } = revenue
    const latest = Math.max(...years.map(({ year }) => year))
    const changes = ['', ...growthOf(years).map(({ value }) => `${value}%`)]
    const rows = years.map(({ year, millions }, index) => [String(year), `${before}${millions}${after}`, changes[index] ?? ''])
    return [
      heading(2, report.revenue),
      {
        kind: 'chart',
        caption: report.revenueChart,
        unit: '',
        rows: years.map(({ year, millions }) => ({ label: String(year), value: millions, ...(year === latest && { lit: true }) })),
      },
      table(report.revenueCaption, [labels.financialYear, labels.revenueColumn, columns.change], rows),
    ]
  },
  thesis({ pages }) {
    const { columns, report } = pages.documents
    return [
      heading(2, report.thesis),
      table(
        report.thesisCaption,
        [columns.figure, columns.item, columns.measures],
        pages.investors.thesis.items.map(({ metric, title, description }) => [metric, title, description]),
      ),
    ]
  },
  board(graph) {
    const { columns, report } = graph.pages.documents
    const directors = graph.pages.investors.board.people.map((slug) => personOf(graph, slug))
    return [
      heading(2, report.board),
      table(
        report.boardCaption,
        [columns.name, columns.role, columns.detail],
        directors.map(({ name, title, bio, board }) =>
          board ? [name, `${board.role}. ${board.tenure}`, board.background] : [name, title, bio],
        ),
      ),
    ]
  },
  dates({ pages, site }) {
    const { columns, report } = pages.documents
    return [
      heading(2, report.dates),
      table(
        report.datesCaption,
        [columns.date, columns.event, columns.detail],
        pages.investors.events.items.map((item) => [startText(item, site.identity.locale), item.event, item.type]),
      ),
    ]
  },
}

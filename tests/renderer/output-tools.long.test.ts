import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tools } from '../../src/site/outputs/tools'
import { ownContent } from './graphs'
import { filesOf, outputOf } from './made'

const PYTHON = process.env.PYTHON ?? '/usr/bin/python3'

/** Runs SQL in a new database of SQLite, and prints the rows of the last statement as JSON. */
const RUN = `
import json, sqlite3, sys
before, query = json.load(sys.stdin)
database = sqlite3.connect(':memory:')
database.executescript(before)
print(json.dumps(database.execute(query).fetchall()))
`

/** Reads tables, and prints for each the number of fields of every row, and the first field of the last. */
const READ = `
import csv, io, json, sys
tables = [list(csv.reader(io.StringIO(text), strict=True)) for text in json.load(sys.stdin)]
print(json.dumps([[sorted({len(row) for row in rows}), rows[-1][0]] for rows in tables]))
`

const hasPython = spawnSync(PYTHON, ['-c', 'import csv']).status === 0
const hasDatabase = spawnSync(PYTHON, ['-c', 'import sqlite3']).status === 0
if (!hasDatabase) process.stdout.write(`${PYTHON} with sqlite3 is missing; PYTHON names another one.\n`)

const side = (name: string, rows: string) =>
  `CREATE TABLE ${name}_table (entry_key, booked_on, amount_cents); INSERT INTO ${name}_table VALUES ${rows};
   CREATE VIEW ${name}_side (entry_key, booked_on, amount_cents) AS SELECT * FROM ${name}_table;`

async function findings(left: string, right: string): Promise<unknown> {
  const query = (await ownContent()).tools.get('reconciliation-check')?.text ?? ''
  const input = JSON.stringify([`${side('left', left)}${side('right', right)}`, query])
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', RUN], { input, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout)
}

test.skipIf(!hasDatabase)('the reconciliation check finds each kind of difference, with its sums', async () => {
  const left =
    "('a','2024-01-01',100),('b','2024-01-01',200),('c','2024-01-01',300),('d','2024-01-01',400),('e','2024-01-01',5),('e','2024-01-01',5)"
  const right = "('a','2024-01-01',100),('b','2024-01-01',209),('c','2024-01-02',300),('f','2024-01-01',700),('e','2024-01-01',5)"
  expect(await findings(left, right)).toEqual([
    ['another amount', 1, 200, 209, -9],
    ['another day', 1, 300, 300, 0],
    ['booked more than once', 1, 10, 5, 5],
    ['missing on the left', 1, 0, 700, -700],
    ['missing on the right', 1, 400, 0, 400],
  ])
})

test.skipIf(!hasDatabase)('the reconciliation check finds entries that lack a key, a day or an amount on one side', async () => {
  const left = "('a',NULL,100),('b','2024-01-01',NULL),(NULL,'2024-01-01',300),('c',NULL,400)"
  const right = "('a','2024-01-01',100),('b','2024-01-01',200),(NULL,'2024-01-01',300),('c',NULL,400)"
  expect(await findings(left, right)).toEqual([
    ['another amount', 1, 0, 200, -200],
    ['another day', 1, 100, 100, 0],
    ['without a key', 1, 300, 300, 0],
  ])
})

test.skipIf(!hasDatabase)('two sides that agree have no finding', async () => {
  const rows = "('a','2024-01-01',100),('b','2024-01-02',-50)"
  expect(await findings(rows, rows)).toEqual([])
})

test.skipIf(!hasPython)('tables are read by a program of others, the row with the licence included', async () => {
  const files = await filesOf(tools, outputOf(await ownContent()))
  const tables = [...files].flatMap(([path, text]) => (path.endsWith('.csv') ? [String(text)] : []))
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', READ], { input: JSON.stringify(tables), encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const read = JSON.parse(stdout) as [number[], string][]
  expect(read.length).toBeGreaterThan(0)
  for (const [lengths, last] of read) {
    expect(lengths).toHaveLength(1)
    expect(last).toContain('under CC BY 4.0')
  }
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { packagesOf, readLockFile } from '../../scripts/lock-file'
import { environmentOf, ROOT } from '../support/run-command'

/** What is read of a bill of materials as CycloneDX has it. */
type Bill = { bomFormat: string; components: readonly { purl: string; hashes?: readonly { alg: string }[] }[] }

/** The address of a package in bills (package-url, type npm). */
const purlOf = ({ name, version }: { name: string; version: string }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The packages of the lock file that a bill lacks, or has without a hash. */
function missingFrom({ components }: Bill, packages: readonly { name: string; version: string }[]): string[] {
  const proven = new Set(components.filter(({ hashes = [] }) => hashes.some(({ alg }) => alg === 'SHA-512')).map(({ purl }) => purl))
  return packages.map(purlOf).filter((purl) => !proven.has(purl))
}

test('the bill of materials has every package of the lock file, with its hash', async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = { cwd: ROOT, env: environmentOf(), maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)(npm, ['run', '--silent', 'sbom'], options)
  const bill = JSON.parse(stdout) as Bill
  const packages = packagesOf(await readLockFile(ROOT))
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(missingFrom(bill, packages)).toEqual([])
  expect(bill.components).toHaveLength(packages.length)
  const [first, second, ...others] = bill.components
  const spoilt = { ...bill, components: [{ purl: String(second?.purl) }, ...others] }
  expect(new Set(missingFrom(spoilt, packages))).toEqual(new Set([first?.purl, second?.purl]))
})

import satisfies from 'spdx-satisfies'
import { idOf } from '../lock-file'
import type { BundledPackage } from './bundled'
import type { ListedPackage } from './listed'
import { LICENCES_FILE, type LicenceRules } from './rules'

/** The packages of the lock file, those in scripts, and the rules. `lacks` says whether a file does not exist. */
export type LicenceInput = {
  listed: readonly ListedPackage[]
  bundled: readonly BundledPackage[]
  rules: LicenceRules
  isMissing: (file: string) => boolean
}

/**
 * The problems of the licences of a project, each a text with a remedy: a package without a licence, with one that is no SPDX expression or
 * that the rules do not allow, one in scripts that the lock file does not have, and rules that apply to nothing.
 */
export function licenceProblems({ listed, bundled, rules, isMissing }: LicenceInput): string[] {
  const known = new Set(listed.map(idOf))
  return [
    ...listed.flatMap((one) => {
      const allowed = one.holder === 'visitors' ? rules.shipped : [...rules.shipped, ...rules.installed]
      const reason = reasonAgainst(one.licence, allowed)
      return reason === undefined ? [] : [textOf(idOf(one), reason, one)]
    }),
    ...bundled
      .filter((one) => !known.has(idOf(one)))
      .map((one) => `${idOf(one)} is in scripts, and not in package-lock.json.\n  ${INSTALL}`),
    ...Object.keys(rules.stated)
      .filter((id) => !listed.some((one) => idOf(one) === id))
      .map((id) => `${id} is in no lock file.\n  Delete it from \`stated\` in ${LICENCES_FILE}; another version needs another look.`),
    ...rules.files.flatMap(({ name, licence, text }) => [
      ...(reasonAgainst(licence, rules.shipped) === undefined
        ? []
        : [`${name} is for visitors, and ${licence} is not allowed for them.\n  ${OTHERS}`]),
      ...(isMissing(text) ? [`${name} has no text of its licence: there is no ${text}.\n  Correct \`text\` in ${LICENCES_FILE}.`] : []),
    ]),
  ]
}

const INSTALL = 'Run `npm ci`, and build again.'
const OTHERS = `Take another, or add the licence to \`shipped\` in ${LICENCES_FILE} if the owner of the site agrees to what it asks for.`

/** Why a licence is not allowed; undefined where it is. */
function reasonAgainst(licence: string | undefined, allowed: readonly string[]): Reason | undefined {
  if (licence === undefined) return { says: 'names no licence', isKnown: false }
  try {
    return satisfies(licence, [...allowed]) ? undefined : { says: `has the licence ${licence}, which is not allowed`, isKnown: true }
  } catch {
    return { says: `has the licence \`${licence}\`, which is not an SPDX expression`, isKnown: false }
  }
}

/** Why a licence is not allowed, and whether the licence is known. */
type Reason = { says: string; isKnown: boolean }

function textOf(id: string, { says, isKnown }: Reason, { holder }: ListedPackage): string {
  const isForVisitors = holder === 'visitors'
  const hint = isKnown
    ? `Take another package, or add the licence to \`${isForVisitors ? 'shipped' : 'installed'}\` in ${LICENCES_FILE} if the owner of the site agrees to what it asks for.`
    : `Look for its licence, and write it into \`stated\` in ${LICENCES_FILE}.`
  return `${id} ${says}${isKnown && isForVisitors ? ' for what visitors get' : ''}.\n  ${hint}`
}

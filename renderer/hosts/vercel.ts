import { addressBelow } from '../../src/engine/routes/base.mjs'
import type { HostRules } from './rules'

/**
 * Settings for Vercel, `vercel.json`. Vercel has no not-found views for sections: the view of the site finds that of the section by itself.
 */
export const vercelSettings = ({ base, headers, redirects }: HostRules): string =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ pattern, headers: own }) => ({
        source: addressBelow(base, pattern).replace(/\*$/, '(.*)'),
        headers: Object.entries(own).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map(({ from, to }) => ({
        source: addressBelow(base, from),
        destination: addressBelow(base, to),
        statusCode: 301,
      })),
    },
    null,
    2,
  )}\n`

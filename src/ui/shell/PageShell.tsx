import type { ReactNode } from 'react'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { SkipLink } from './SkipLink'
import type { Place, ShellData } from './shell-data'
import { TopBar } from './TopBar'

const NOWHERE: Place = {}

/**
 * What stands round every page: skip link, top bar and header before `<main>`, the footer after it. `current` says where the
 * page stands in the navigation.
 */
export function PageShell({ shell, current = NOWHERE, children }: { shell: ShellData; current?: Place; children: ReactNode }) {
  return (
    <>
      <SkipLink label={shell.strings.skip} />
      <TopBar shell={shell} place={current} />
      <SiteHeader shell={shell} place={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter shell={shell} place={current} />
    </>
  )
}

import { liveParts, renewPart, whenChanged } from './live'

/* Problems that stand in the place of a page follow the content, and make way for the page once it can be made. */

let latest = 0

/** Asks for the same address again: what comes is the page, or the problems as they are now. Of two answers the later question counts. */
async function look(): Promise<void> {
  const mine = ++latest
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const text = await response.text()
  if (mine !== latest) return
  const fresh = liveParts(new DOMParser().parseFromString(text, 'text/html'))
  if (!fresh.has('problems')) return location.reload()
  for (const [name, part] of liveParts(document)) renewPart(part, fresh.get(name) ?? part)
}

whenChanged(
  () => void look(),
  () => true,
)

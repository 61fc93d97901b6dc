import { trusted } from '../../src/engine/islands/trusted'
import { liveParts, renewPart, whenChanged } from './live'

/*
 * The script of the page that lists the problems while no page can be made. It follows changes of content, and loads the requested page as
 * soon as that can be made.
 */

let latest = 0

/**
 * Asks for the same address again. The answer is the page, or the current problems. If there are two requests at a time, the answer to the
 * later one counts.
 */
async function look(): Promise<void> {
  const mine = ++latest
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const text = await response.text()
  if (mine !== latest) return
  const fresh = liveParts(new DOMParser().parseFromString(trusted().createHTML(text), 'text/html'))
  if (!fresh.has('problems')) return location.reload()
  for (const [name, part] of liveParts(document)) renewPart(part, fresh.get(name) ?? part)
}

whenChanged(
  () => void look(),
  () => true,
)

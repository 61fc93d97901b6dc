const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The words of a page as a reader meets them, placeholders of fields included, in one line. */
export const textOfPage = (html: string): string =>
  html
    .replace(/^.*?<body[^>]*>/s, '')
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<[^>]+? placeholder="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')

/** Characters that `…` may stand for. */
const GAP = 150

/** True if a text stands on a page in whole words. `…` in it stands for a few words between two parts. */
export function standsIn(page: string, text: string): boolean {
  const parts = text.split(' … ').map((part) => part.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join(`(?: .{0,${GAP}}?)? `)}(?![\\p{L}\\p{N}])`, 'u').test(page)
}

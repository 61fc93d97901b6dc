import { absoluteAddress, type LinkBase } from '../../../engine/lib/absolute-address'
import { escapeHtml } from '../../../engine/lib/html'
import { plainAddress } from '../../../engine/lib/picture'
import type { ShownPicture } from '../../../engine/schema/shown-picture'
import { prefixed } from '../../graph/prefixed'
import type { PlainNode } from './plain-nodes'

/** Elements without an end tag. */
const VOID = new Set(['br', 'hr'])

/** Replacements for the checkboxes of tasks. */
const TASK = { done: '☑ ', open: '☐ ' } as const

/** A text as HTML with absolute URLs; `place` is that of its page. It has no classes, ids or styles, since feed readers have their own. */
export const htmlOf = (nodes: readonly PlainNode[], place: LinkBase): string => nodes.map((node) => nodeHtml(node, place)).join('')

function nodeHtml(node: PlainNode, place: LinkBase): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type === 'component') return pictureHtml(node.props.picture, place)
  const { tag, href, title, start, code, done } = node
  const children = done === undefined ? node.children : prefixed(node.children, done ? TASK.done : TASK.open)
  const attributes = [
    href === undefined ? '' : attribute('href', absoluteAddress(href, place)),
    title === undefined ? '' : attribute('title', title),
    start === undefined ? '' : attribute('start', String(start)),
    tag === 'th' ? attribute('scope', 'col') : '',
  ].join('')
  const before = code?.title === undefined ? '' : `<p>${escapeHtml(code.title)}</p>`
  return VOID.has(tag) ? `<${tag}>` : `${before}<${tag}${attributes}>${htmlOf(children, place)}</${tag}>`
}

const pictureHtml = (picture: ShownPicture, place: LinkBase): string => {
  const { alt, width, height } = picture
  const attributes = { src: absoluteAddress(plainAddress(picture), place), alt, width: String(width), height: String(height) }
  return `<p><img${Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('')}></p>`
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`

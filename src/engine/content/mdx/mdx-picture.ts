import type { HastNode } from 'satteri'
import * as z from 'zod'
import type { ComponentTable } from '../../schema/component'
import { schemaAt } from '../parse/schema'
import { textFields } from '../parse/text-fields'
import type { ParsedComponent, TextPicture, TextPlace } from './mdx-body'
import type { JsxElement } from './mdx-component'

type HastElement = Extract<HastNode, { type: 'element' }>

/** The component that a picture in Markdown is short for. */
const PICTURE = 'Picture'

/**
 * The component for a paragraph that holds a picture and nothing else: `![alt](src "caption")`. Undefined for other elements, and if the
 * site has no such component.
 */
export function pictureElement({ tagName, children }: HastElement, components: ComponentTable): JsxElement | undefined {
  const [child, ...others] = children
  if (tagName !== 'p' || child?.type !== 'element' || child.tagName !== 'img' || others.length > 0) return undefined
  if (!Object.hasOwn(components, PICTURE)) return undefined
  const { src, alt, title } = child.properties
  const attributes = Object.entries({ src, alt, caption: title }).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name, value }] : [],
  )
  return { name: PICTURE, attributes, parts: PARTS }
}

/** What the attributes of a picture are called where it is written in Markdown. */
const PARTS = { src: 'what is between `(` and `)`', alt: 'what is between `[` and `]`', caption: 'the caption' }

/** Why a picture is not allowed at its place. */
export const misplacedPicture = (components: ComponentTable) =>
  Object.hasOwn(components, PICTURE) ? 'it is in a paragraph with other things' : 'the texts of this site have none'

/** The pictures that the attributes of a component name, with their place. */
export const picturesOf = ({ name, props, place }: ParsedComponent, components: ComponentTable): TextPicture[] =>
  textFields(components[name]?.schema, props).flatMap(({ value, meta }) => {
    const { alt } = props
    return meta?.kind === 'picture' ? [{ src: value, alt: typeof alt === 'string' ? alt : '', needs: meta.needs, ...place }] : []
  })

/** The pictures that a component names although another part of it is wrong, so that what is wrong with their files is found too. */
export function picturesOfRefused({ name, attributes }: JsxElement, place: TextPlace, components: ComponentTable): TextPicture[] {
  const definition = name !== null && Object.hasOwn(components, name) ? components[name] : undefined
  if (!definition) return []
  const right = attributes.flatMap(({ name: key, value }) => {
    const field = key === undefined ? undefined : schemaAt(definition.schema, [key])
    return key !== undefined && field && z.safeParse(field, value).success ? [[key, value] as const] : []
  })
  const { line, column } = place
  return picturesOf(
    { type: 'component', name: name ?? '', props: Object.fromEntries(right), children: [], place: { line, column } },
    components,
  )
}

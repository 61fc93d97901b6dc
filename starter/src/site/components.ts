import * as z from 'zod'
import type { ComponentNode } from '#engine/schema/body'
import { defineComponent, Fact } from '#engine/schema/component'
import { label } from '#engine/schema/fields'

/** The components that notes may use. */
export const components = {
  Aside: defineComponent({ schema: z.strictObject({ title: label.describe('Its first words.') }) }),
  Fact,
} as const

/** A component of a note, parsed. */
export type NoteComponent = ComponentNode<typeof components>

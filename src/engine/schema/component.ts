import * as z from 'zod'
import { fieldMeta } from './fields'

/** The value and the label of a fact by its key; what is unknown is reported where it is named, and empty. */
export type FactLookup = (key: string) => { value: string; label: string }

/** Attributes of a component as pages get them. */
export type ComponentProps = Readonly<Record<string, unknown>>

/** A component that articles may use. In MDX every attribute is a plain string; the schema makes values of them. */
export type ComponentDefinition<Schema extends z.ZodObject = z.ZodObject, Filled = ComponentProps | string> = {
  schema: Schema
  /** It stands on its own; all others need something between their tags. */
  childless?: boolean
  /** It stands in a sentence; all others stand on lines of their own. */
  inline?: boolean
  /** What has to stand between its tags: elements or components, and what to call them. */
  holds?: { tags: readonly string[]; what: string }
  /** What a snippet of an editor writes before its text. */
  opening?: string
  /** Keys of the facts that its attributes name, besides those in texts. */
  facts?(this: void, props: z.output<Schema>): readonly string[]
  /** What pages get, where it is more than its attributes with facts filled in: other props, or a text in its place. */
  fill?(this: void, props: z.output<Schema>, fact: FactLookup): Filled
}

/** Every component that articles may use, by name. */
export type ComponentTable = Readonly<Record<string, ComponentDefinition>>

/** Defines a component; what `fill` gives is the type of its props on pages. */
export const defineComponent = <Schema extends z.ZodObject, Filled extends ComponentProps | string = z.output<Schema>>(
  definition: ComponentDefinition<Schema, Filled>,
): ComponentDefinition<Schema, Filled> => definition

/** The key of a fact, or of its word: `offices.word`. */
function factName() {
  const field = z.string()
  fieldMeta.add(field, { kind: 'ref', target: 'facts' })
  return field
}

/** The component that becomes the value of a fact. */
export const Fact = defineComponent({
  schema: z.strictObject({ name: factName().describe('Key of the fact.') }),
  childless: true,
  inline: true,
  facts: ({ name }) => [name],
  fill: ({ name }, fact) => fact(name).value,
})

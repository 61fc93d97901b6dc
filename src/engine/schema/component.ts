import * as z from 'zod'
import { fieldMeta, type PictureNeeds, pictureFile, sentence, text } from './fields'
import type { ShownPicture } from './shown-picture'

/** Gives the value and the label of a fact by its key; both are empty for an unknown key, which is reported. */
export type FactLookup = (key: string) => { value: string; label: string }

/** The props of a component. */
export type ComponentProps = Readonly<Record<string, unknown>>

/** A component for articles. In MDX its attributes are texts; the schema turns them into values. */
export type ComponentDefinition<Schema extends z.ZodObject = z.ZodObject, Filled = ComponentProps | string> = {
  schema: Schema
  /** It has no content between its tags; all other components need some. */
  childless?: boolean
  /** It can be in a sentence; all other components are on lines of their own. */
  inline?: boolean
  /** Elements or components, at least one of which has to be between its tags, and a name for them. */
  requiredChildren?: { tags: readonly string[]; what: string }
  /** The start of its content in a snippet. */
  opening?: string
  /** It shows the picture that its attributes name. Linking replaces `picture` of its props by what pages need to show that. */
  isPicture?: boolean
  /** The keys of the facts that its attributes name, besides places in texts. */
  facts?(this: void, props: z.output<Schema>): readonly string[]
  /** Makes the props for pages, or a text that replaces the component. Left out, its props are its attributes. */
  fill?(this: void, props: z.output<Schema>, fact: FactLookup): Filled
}

/** All components for articles, by name. */
export type ComponentTable = Readonly<Record<string, ComponentDefinition>>

/** Defines a component. Its props on pages have the type that `fill` returns. */
export const defineComponent = <Schema extends z.ZodObject, Filled extends ComponentProps | string = z.output<Schema>>(
  definition: ComponentDefinition<Schema, Filled>,
): ComponentDefinition<Schema, Filled> => definition

/** The key of a fact, such as `ovens`, or of its word, `ovens.word`. */
function factName() {
  const field = z.string()
  fieldMeta.add(field, { kind: 'ref', target: 'facts' })
  return field
}

/** The component that is replaced by the value of a fact. */
export const Fact = defineComponent({
  schema: z.strictObject({ name: factName().describe('Key of the fact.') }),
  childless: true,
  inline: true,
  facts: ({ name }) => [name],
  fill: ({ name }, fact) => fact(name).value,
})

/** The props on pages of a component that shows a picture. */
export type PictureProps = { picture: ShownPicture; caption?: string | undefined }

/** The component that shows a picture in a text. In Markdown, `![alt](src "caption")` is short for it. */
export const pictureComponent = (needs: PictureNeeds) =>
  defineComponent({
    schema: z.strictObject({
      src: pictureFile(needs).describe('Name of a file beside the article.'),
      alt: text(200).describe('What the picture shows, for those who do not see it; not its file name.'),
      caption: sentence.optional().describe('Under the picture.'),
    }),
    childless: true,
    isPicture: true,
    // Until linking, a picture is known by the name of its file alone.
    fill: ({ src, alt, caption }): PictureProps => ({ picture: { src, alt, width: 0, height: 0 }, caption }),
  })

/** The roles of PDF 1.7 that documents use. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Caption'
  | 'Figure'
  | 'BlockQuote'
  | 'Code'
  | 'Link'
  | 'TOC'
  | 'TOCI'

/**
 * A structure element of a document, for screen readers. Elements are added to the file as they are drawn; those without content are left
 * out.
 */
export type StructureElement = {
  role: Role
  parent?: StructureElement
  /** Alternative text of a picture. */
  alt?: string
  scope?: 'Column' | 'Row'
  /** Whether the labels of a list are numbers. */
  numbered?: boolean
}

/** A new child element. */
export const childElement = (
  parent: StructureElement,
  role: Role,
  more: Pick<StructureElement, 'alt' | 'scope' | 'numbered'> = {},
): StructureElement => ({
  role,
  parent,
  ...more,
})

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
 * An element of the structure of a document: what a screen reader tells. Elements are added to the file as they are drawn, and without
 * content they are left out.
 */
export type Element = {
  role: Role
  parent?: Element
  /** Says what a picture shows. */
  alt?: string
  scope?: 'Column' | 'Row'
  /** The labels of a list are numbers. */
  numbered?: boolean
}

/** A new element in another one. */
export const within = (parent: Element, role: Role, more: Pick<Element, 'alt' | 'scope' | 'numbered'> = {}): Element => ({
  role,
  parent,
  ...more,
})

/** A node of structured data of one kind of schema-dts, which allows a bare text in the place of most kinds, too. */
export type Node<Kind> = Exclude<Kind, string>

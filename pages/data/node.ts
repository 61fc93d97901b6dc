/** A node of structured data of a schema-dts type, without the plain string that schema-dts allows instead of most types. */
export type Node<Kind> = Exclude<Kind, string>

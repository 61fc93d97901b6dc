const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * A text for pdfkit: as a value in the file it is as it stands, and in the XML of the metadata, where pdfkit puts it in a template, it is
 * escaped.
 */
export class TextValue extends String {
  override toString(): string {
    // Control characters have no place in XML.
    return this.valueOf()
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text for pdfkit: unchanged as a value in the file, and escaped in the XML metadata, where pdfkit inserts it in a template. */
export class TextValue extends String {
  override toString(): string {
    // Control characters are not allowed in XML.
    return this.valueOf()
      .replace(/\p{Cc}/gu, ' ')
      .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
  }
}

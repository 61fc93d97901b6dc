const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * A text for pdfkit: as a value in the file it is as it stands, and in the XML of the metadata, where pdfkit puts it in a template, it is
 * escaped.
 */
export class TextValue extends String {
  override toString(): string {
    // Control characters have no place in XML.
    return this.valueOf()
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
  }
}

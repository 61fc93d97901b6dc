import { escapeHtml } from './html'

/** Characters that no XML document may have: control characters, and halves of surrogate pairs. */
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes text for elements and attributes of XML, without the characters that XML refuses. */
const escapeXml = (text: string) => escapeHtml(text.replace(REFUSED, ''))

/** The first line of an XML document. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

type Attributes = Readonly<Record<string, string>>

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** An element of XML that holds a text. */
export const xmlElement = (name: string, text: string, attributes: Attributes = {}) =>
  `<${name}${attributesText(attributes)}>${escapeXml(text)}</${name}>`

/** An element of XML without content. */
export const xmlEmpty = (name: string, attributes: Attributes = {}) => `<${name}${attributesText(attributes)}/>`

/** Characters that XML 1.0 does not allow: most control characters, lone surrogates, and two noncharacters. */
const impossible = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as the content of an element. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(impossible, '')
    .replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** An element of a document; null is left out. */
export type XmlNode = { readonly name: string; readonly content: string | readonly (XmlNode | null)[] } | null

/** An element with a text or with elements. */
export const element = (name: string, content: string | readonly XmlNode[]): XmlNode => ({ name, content })

/** The same with a text, or nothing for an empty one. */
export const optional = (name: string, text: string | null | undefined): XmlNode =>
  text ? { name, content: text } : null

/** A node and all below it, one element per line. */
export const writeXml = (node: XmlNode, depth = 0): string => {
  if (node === null) return ''
  const { name, content } = node
  const indent = '  '.repeat(depth)
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`
  return `${indent}<${name}>\n${content.map((child) => writeXml(child, depth + 1)).join('')}${indent}</${name}>\n`
}

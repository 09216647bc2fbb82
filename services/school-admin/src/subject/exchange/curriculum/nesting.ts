/** The formats of a curriculum (rule file.6). */
export type CurriculumFormat = 'json' | 'turtle' | 'xml'

/** Levels of nesting that a curriculum may have; the deepest that we know has about 20. */
const nestingMax = 50

/** Strings, addresses and comments, in which brackets mean nothing, and whatever opens or closes a level. */
const tokens: Readonly<Record<CurriculumFormat, RegExp>> = {
  json: /"[^"\\]*(?:\\.[^"\\]*)*"|(?<open>[[{])|(?<close>[\]}])/gs,
  turtle:
    /""".*?"""|'''.*?'''|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|<[^<>\s]*>|#[^\n]*|(?<open>[[(])|(?<close>[\])])/gs,
  xml: /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<[?!][^<>]*>|(?<close><\/[^<>]*>)|<[^<>]*\/>|(?<open><[^<>]*>)/gs,
}

/**
 * Whether a file is nested deeper than any curriculum is. Found by one pass over the text: the parsers take time that
 * grows with the square of the depth, so that a small file could occupy one for minutes.
 */
export const isNestedTooDeeply = (format: CurriculumFormat, text: string): boolean => {
  let depth = 0
  for (const { groups } of text.matchAll(tokens[format])) {
    if (groups?.open !== undefined) depth += 1
    if (groups?.close !== undefined) depth -= 1
    if (depth > nestingMax) return true
  }
  return false
}

import { readFileSync } from 'node:fs'
import { type ParseResult, parseSync } from 'oxc-parser'

const parsed = new Map<string, { readonly source: string; readonly result: ParseResult }>()

/**
 * Parses a module of TypeScript. Cached, because a build asks the same thousand modules for names, texts and effects on
 * the page.
 */
export const parseModule = (file: string, source = readFileSync(file, 'utf8')): ParseResult => {
  const known = parsed.get(file)
  if (known?.source === source) return known.result
  const result = parseSync(file, source)
  parsed.set(file, { source, result })
  return result
}

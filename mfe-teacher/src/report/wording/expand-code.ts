import type { TextBlock } from '@lernspur/contracts/teacher/report-writing/text-block.contract'

/** A text with the position of the cursor in it. */
export interface TextWithCursor {
  readonly text: string
  readonly cursor: number
}

/**
 * Replaces a typed code by its block: a slash, the code and a space (rule text-block.2). Undefined if no known code
 * ends before the cursor.
 */
export const expandCode = (
  { text, cursor }: TextWithCursor,
  blocks: readonly TextBlock[],
  fill: (text: string) => string,
): TextWithCursor | undefined => {
  const match = /(?:^|\s)\/([\p{L}\p{N}]+)[ \n]$/u.exec(text.slice(0, cursor))
  const code = match?.[1]?.toLowerCase()
  const block = blocks.find((one) => one.code !== '' && one.code.toLowerCase() === code)
  if (!block || !match?.[1]) return undefined
  const start = cursor - match[1].length - 2
  const filled = `${fill(block.text)} `
  return { text: text.slice(0, start) + filled + text.slice(cursor), cursor: start + filled.length }
}

/** Inserts a text at the selection, with a space to the text before and after it. */
export const insertAt = (text: string, start: number, end: number, added: string): TextWithCursor => {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const trail = after === '' || /^[\s.,;:!?]/.test(after) ? '' : ' '
  const put = `${lead}${added.trim()}${trail}`
  return { text: before + put + after, cursor: before.length + put.length }
}

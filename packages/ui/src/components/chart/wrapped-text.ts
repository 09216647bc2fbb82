/** Estimated width in pixels of a character at 13 px. */
const characterWidth = 6.7

/** Estimated width of a text at 13 px, in CSS pixels. */
export const textWidth = (text: string): number => Math.ceil(text.length * characterWidth) + 4

/**
 * Wraps a text to a width (CSS pixels) and a maximum number of lines; the last line ends with an ellipsis if text is
 * left.
 */
export const wrappedText = (text: string, width: number, most: number): string[] => {
  const room = Math.max(8, Math.floor(width / characterWidth))
  const lines: string[] = []
  let rest = text.trim()
  while (rest.length > room && lines.length < most - 1) {
    const space = rest.lastIndexOf(' ', room)
    const end = space > room / 2 ? space : room
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest.length > room ? `${rest.slice(0, room - 1).trimEnd()}…` : rest]
}

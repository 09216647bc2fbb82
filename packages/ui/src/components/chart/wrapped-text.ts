/** Pixels of a character of 13 px, as far as a picture can know. */
const characterWidth = 6.7

/** Lines of a text that a width (CSS pixels) holds, at most so many; the last ends with an ellipsis if there is more. */
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

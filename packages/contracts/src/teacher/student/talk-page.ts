/** Characters by the maximum width that they take on a line, in ems of the printed typeface. */
const widths: readonly (readonly [string, number])[] = [
  ["',.:;j’·| !()ilI[]frt-/„“”", 0.4],
  ['12357JLSaehknouyäöüéèyczsvxçşß*?–', 0.6],
  ['4690bdgpqABCEFGHKPRTUVXYZÄÜ+=<>#$ğıł', 0.7],
]
const widest = 1
const widthOf = new Map(widths.flatMap(([characters, width]) => [...characters].map((one) => [one, width] as const)))

/** Width of the text on an A4 page in ems of 10 points, and the page's lines for the four parts. */
const page = { width: 46.7, lines: 26 } as const

/** Height of a printed line, in points. */
export const printedLine = 14

/** Lines left free for writing where a part is empty. */
export const freeLines = 2

const measure = (text: string): number => [...text].reduce((sum, one) => sum + (widthOf.get(one) ?? widest), 0)

/** Lines of one paragraph: each word goes on the first line with room; one longer than a line is broken. */
const linesOfParagraph = (paragraph: string): number => {
  let lines = 1
  let used = 0
  for (const word of paragraph.split(/\s+/)) {
    const own = measure(`${word} `)
    if (used > 0 && used + own > page.width) {
      lines += 1
      used = 0
    }
    used += own
    while (used > page.width) {
      lines += 1
      used -= page.width
    }
  }
  return lines
}

/** Maximum printed lines of a part. */
export const printedLines = (text: string): number => {
  const paragraphs = text.split(/[\r\n\u2028\u2029]+/).filter((one) => one.trim() !== '')
  return paragraphs.length === 0 ? freeLines : paragraphs.reduce((sum, one) => sum + linesOfParagraph(one), 0)
}

/**
 * Number of lines too many for one page; 0 or less when everything fits. Cautious: text that is said to fit does, and
 * slightly more would (rule talk.4).
 */
export const linesTooMany = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + printedLines(part), 0) - page.lines

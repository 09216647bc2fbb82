/** Characters by the most that they take of the width of a line, in ems of the printed typeface. */
const widths: readonly (readonly [string, number])[] = [
  ["',.:;j’·| !()ilI[]frt-/„“”", 0.4],
  ['12357JLSaehknouyäöüéèyczsvxçşß*?–', 0.6],
  ['4690bdgpqABCEFGHKPRTUVXYZÄÜ+=<>#$ğıł', 0.7],
]
const widest = 1
const widthOf = new Map(widths.flatMap(([characters, width]) => [...characters].map((one) => [one, width] as const)))

/** Width of the text on an A4 page in ems of 10 points, and how many lines of it the page has for the four parts. */
const page = { width: 46.7, lines: 28 } as const

/** Lines that are left free to write on where a part is empty. */
export const freeLines = 2

const measure = (text: string): number => [...text].reduce((sum, one) => sum + (widthOf.get(one) ?? widest), 0)

/** Lines of one paragraph, each word on the first line where it has room; one that is longer than a line is broken. */
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

/** Lines that a part takes in print at the most. */
export const printedLines = (text: string): number => {
  const paragraphs = text.split(/[\r\n\u2028\u2029]+/).filter((one) => one.trim() !== '')
  return paragraphs.length === 0 ? freeLines : paragraphs.reduce((sum, one) => sum + linesOfParagraph(one), 0)
}

/**
 * How many lines are too many for one page; 0 or less when all fits. Cautious: what is said to fit does, and a little
 * more would (rule talk.4).
 */
export const linesTooMany = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + printedLines(part), 0) - page.lines

/** A competence as the head of a column, with the name of its domain and over how many columns that stands. */
export type SheetColumn = { domain: string; span: number; text: string }

interface Domain {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** How the heads of columns are set: upright, or turned and as long as `length` (points). */
interface ColumnPlan {
  readonly groups: readonly (readonly SheetColumn[])[]
  readonly length: number | null
}

/** Length of the longest text, and how many columns of upright text fit when texts are that long. */
const maxUpright: readonly (readonly [number, number])[] = [
  [320, 6],
  [500, 4],
]
const minColumns = 3

/** Turned text, in points: maximum width of a character on average, height of a line, space beside the lines. */
const turned = { character: 4.1, line: 8.3, margin: 4, above: 8 } as const
const lengths = [90, 110, 130, 150, 170, 190, 205] as const
const maxTurned = 17

/** Whether texts stand in columns of a width when they are turned. */
const fits = (texts: readonly string[], length: number, width: number): boolean =>
  texts.every((text) => {
    const lines = Math.ceil((text.length * turned.character) / (length - turned.above))
    return lines * turned.line + turned.margin <= width
  })

const groupsOf = (columns: readonly Omit<SheetColumn, 'span'>[], max: number): SheetColumn[][] => {
  const count = Math.ceil(columns.length / max)
  const size = Math.ceil(columns.length / count)
  return Array.from({ length: count }, (_, group) => columns.slice(group * size, (group + 1) * size))
    .filter((group) => group.length > 0)
    .map((group) =>
      group.map(({ domain, text }, index) => {
        if (domain === group[index - 1]?.domain) return { domain: '', span: 0, text }
        const end = group.findIndex((one, at) => at > index && one.domain !== domain)
        return { domain, span: (end === -1 ? group.length : end) - index, text }
      }),
    )
}

/**
 * The competences of a subject in groups of about equal size, each of which fits on a page where `room` points are left
 * for boxes. Texts are turned where that gets them on fewer pages; very long ones stay upright.
 */
export const planColumns = (domains: readonly Domain[], room: number, widest: number): ColumnPlan => {
  const columns = domains.flatMap(({ name, symbol, competences }) =>
    competences.map((text) => ({ domain: symbol ? `${symbol} ${name}` : name, text })),
  )
  const texts = columns.map(({ text }) => text)
  for (let groups = Math.ceil(columns.length / maxTurned); groups <= columns.length; groups += 1) {
    const width = Math.min(widest, room / Math.ceil(columns.length / groups))
    const length = lengths.find((one) => fits(texts, one, width))
    if (length !== undefined) return { groups: groupsOf(columns, Math.ceil(columns.length / groups)), length }
    if (width === widest) break
  }
  const maxLength = Math.max(0, ...texts.map((text) => text.length))
  const max = maxUpright.find(([characters]) => maxLength <= characters)?.[1] ?? minColumns
  return { groups: groupsOf(columns, max), length: null }
}

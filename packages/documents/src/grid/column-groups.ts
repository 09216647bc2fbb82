/** A competence as the head of a column, with the name of its domain where that domain begins. */
export type SheetColumn = { domain: string; text: string }

interface Domain {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** Length of the longest text, and how many columns fit when texts are that long. */
const maxColumns: readonly (readonly [number, number])[] = [
  [160, 12],
  [320, 8],
  [500, 5],
]
const minColumns = 3

/** The competences of a subject in groups of about equal size, each of which fits on a landscape page. */
export const columnsInGroups = (domains: readonly Domain[]): SheetColumn[][] => {
  const columns = domains.flatMap(({ name, symbol, competences }) =>
    competences.map((text) => ({ domain: symbol ? `${symbol} ${name}` : name, text })),
  )
  const maxLength = Math.max(0, ...columns.map(({ text }) => text.length))
  const max = maxColumns.find(([characters]) => maxLength <= characters)?.[1] ?? minColumns
  const groups = Math.ceil(columns.length / max)
  const size = Math.ceil(columns.length / groups)
  return Array.from({ length: groups }, (_, group) =>
    columns.slice(group * size, (group + 1) * size).map(({ domain, text }, index, visible) => ({
      domain: domain === visible[index - 1]?.domain ? '' : domain,
      text,
    })),
  ).filter((group) => group.length > 0)
}

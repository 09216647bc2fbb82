/** A competence as the head of a column, with the name of its domain where that begins. */
export type SheetColumn = { domain: string; text: string }

interface Domain {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly string[]
}

/** Characters of the longest text of a column, and how many columns such texts leave room for. */
const mostColumns: readonly (readonly [number, number])[] = [
  [160, 12],
  [320, 8],
  [500, 5],
]
const fewestColumns = 3

/** The competences of a subject in groups of about equal size, each of which fits on a page across. */
export const columnsInGroups = (domains: readonly Domain[]): SheetColumn[][] => {
  const columns = domains.flatMap(({ name, symbol, competences }) =>
    competences.map((text) => ({ domain: symbol ? `${symbol} ${name}` : name, text })),
  )
  const maxLength = Math.max(0, ...columns.map(({ text }) => text.length))
  const most = mostColumns.find(([characters]) => maxLength <= characters)?.[1] ?? fewestColumns
  const groups = Math.ceil(columns.length / most)
  const size = Math.ceil(columns.length / groups)
  return Array.from({ length: groups }, (_, group) =>
    columns.slice(group * size, (group + 1) * size).map(({ domain, text }, index, visible) => ({
      domain: domain === visible[index - 1]?.domain ? '' : domain,
      text,
    })),
  ).filter((group) => group.length > 0)
}

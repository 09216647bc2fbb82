/** A requirement of OWASP ASVS and how the product stands to it. */
export interface AsvsRow {
  readonly id: string
  readonly level: string
  readonly requirement: string
  readonly state: string
  readonly how: string
  /** Files that show it, relative to the root. */
  readonly verifiedBy: readonly string[]
}

const row = /^\| \d.*\|$/gm

/** The rows of the table, in their order. */
export const asvsRows = (text: string): AsvsRow[] =>
  [...text.matchAll(row)].map(([line]) => {
    const [id = '', level = '', requirement = '', state = '', how = '', files = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return {
      id,
      level,
      requirement,
      state,
      how,
      verifiedBy: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }
  })

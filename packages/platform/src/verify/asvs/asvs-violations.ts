import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'packages/platform/asvs'
const states = ['met', 'partly', 'open', 'not applicable']

/** A requirement of OWASP ASVS and how the product meets it. */
interface AsvsRow {
  readonly id: string
  readonly level: string
  readonly requirement: string
  readonly state: string
  readonly how: string
  /** Files that show it, relative to the root. */
  readonly verifiedBy: readonly string[]
}

const rowPattern = /^\| \d.*\|$/gm

/** The rows of the table, in their order. */
export const asvsRows = (text: string): AsvsRow[] =>
  [...text.matchAll(rowPattern)].map(([line]) => {
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

/** Levels by id: every requirement of levels 1 and 2. */
type Levels = Readonly<Record<string, number>>

const faultsOf = ({ id, level, requirement, state, how, verifiedBy }: AsvsRow, wanted: number | undefined): string[] =>
  [
    ...(wanted === undefined ? ['is no requirement of levels 1 and 2'] : []),
    ...(wanted !== undefined && level !== String(wanted) ? [`is of level ${wanted}`] : []),
    ...(requirement === '' ? ['does not say what is required'] : []),
    ...(states.includes(state) ? [] : [`is neither ${states.join(', ')}`]),
    ...(state === 'met' && verifiedBy.length === 0 ? ['is met, and nothing shows it'] : []),
    ...(state !== 'met' && how === '' ? [`is ${state} without a reason`] : []),
  ].map((fault) => `${folder}/asvs.md: ${id} ${fault}.`)

/** What is wrong with the rows: unknown, repeated or missing requirements, states without a reason, missing files. */
export const rowViolations = (
  rows: readonly AsvsRow[],
  levels: Levels,
  exists: (path: string) => boolean,
): string[] => {
  const ids = rows.map(({ id }) => id)
  return [
    ...rows.flatMap((row) => faultsOf(row, levels[row.id])),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? `${folder}/asvs.md: ${id} stands twice.` : [])),
    ...Object.keys(levels).flatMap((id) => (ids.includes(id) ? [] : `${folder}/asvs.md: ${id} is missing.`)),
    ...rows.flatMap(({ id, verifiedBy }) =>
      verifiedBy.flatMap((path) => (exists(path) ? [] : `${folder}/asvs.md: ${id} names ${path}, which is not there.`)),
    ),
  ]
}

/** Checks the product's table against the standard's list and the files that it names. */
export const asvsViolations = (root: string): string[] => {
  const read = (name: string): string => readFileSync(join(root, folder, name), 'utf8')
  const levels = JSON.parse(read('levels.json')) as Levels
  return rowViolations(asvsRows(read('asvs.md')), levels, (path) => existsSync(join(root, path)))
}

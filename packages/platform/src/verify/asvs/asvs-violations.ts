import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AsvsRow, asvsRows } from './asvs-table'

const folder = 'packages/platform/asvs'
const states = ['met', 'partly', 'open', 'not applicable']

/** Levels by id: every requirement of levels 1 and 2. */
type Levels = Readonly<Record<string, number>>

const faultsOf = (
  { id, level, requirement, state, how, verifiedBy: visibleBy }: AsvsRow,
  wanted: number | undefined,
): string[] =>
  [
    ...(wanted === undefined ? ['is no requirement of levels 1 and 2'] : []),
    ...(wanted !== undefined && level !== String(wanted) ? [`is of level ${wanted}`] : []),
    ...(requirement === '' ? ['does not say what is required'] : []),
    ...(states.includes(state) ? [] : [`is neither ${states.join(', ')}`]),
    ...(state === 'met' && visibleBy.length === 0 ? ['is met, and nothing shows it'] : []),
    ...(state !== 'met' && how === '' ? [`is ${state} without a reason`] : []),
  ].map((fault) => `${folder}/asvs.md: ${id} ${fault}.`)

/** What is wrong with the rows: unknown, twice or missing requirements, states without a reason, files that are not there. */
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
    ...rows.flatMap(({ id, verifiedBy: visibleBy }) =>
      visibleBy.flatMap((path) => (exists(path) ? [] : `${folder}/asvs.md: ${id} names ${path}, which is not there.`)),
    ),
  ]
}

/** Holds the table of the product to the list of the standard and to the files that it names. */
export const asvsViolations = (root: string): string[] => {
  const read = (name: string): string => readFileSync(join(root, folder, name), 'utf8')
  const levels = JSON.parse(read('levels.json')) as Levels
  return rowViolations(asvsRows(read('asvs.md')), levels, (path) => existsSync(join(root, path)))
}

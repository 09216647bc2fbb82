import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that says criterion by criterion how the product stands to a catalogue of others. */
interface CriteriaTable {
  readonly page: string
  /** The ids of the catalogue, with the level or the area of each, as JSON. */
  readonly list: string
}

/** OWASP ASVS 5.0, levels 1 and 2. */
export const asvs: CriteriaTable = {
  page: 'packages/platform/asvs/asvs.md',
  list: 'packages/platform/asvs/levels.json',
}

/** The criteria of VIDIS for offers to schools. */
export const vidis: CriteriaTable = {
  page: 'packages/platform/vidis/vidis.md',
  list: 'packages/platform/vidis/areas.json',
}

const states = ['met', 'partly', 'open', 'not applicable']

/** A criterion and how the product meets it. */
interface CriteriaRow {
  readonly id: string
  /** Its level or area. */
  readonly level: string
  readonly requirement: string
  readonly state: string
  readonly how: string
  /** Files that show it, relative to the root. */
  readonly verifiedBy: readonly string[]
}

const rowPattern = /^\| (?:\d|[A-Z]{3}-).*\|$/gm

/** The rows of the table, in their order. */
export const criteriaRows = (text: string): CriteriaRow[] =>
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

/** Levels or areas by id: every criterion of the catalogue. */
type Levels = Readonly<Record<string, number | string>>

const faultsOf = (
  { id, level, requirement, state, how, verifiedBy }: CriteriaRow,
  wanted: number | string | undefined,
): string[] =>
  [
    ...(wanted === undefined ? ['is no criterion of the catalogue'] : []),
    ...(wanted !== undefined && level !== String(wanted) ? [`is of ${wanted}, not of ${level}`] : []),
    ...(requirement === '' ? ['does not say what is required'] : []),
    ...(states.includes(state) ? [] : [`is neither ${states.join(', ')}`]),
    ...(state === 'met' && verifiedBy.length === 0 ? ['is met, and nothing shows it'] : []),
    ...(state !== 'met' && how === '' ? [`is ${state} without a reason`] : []),
  ].map((fault) => `${id} ${fault}.`)

/** What is wrong with the rows: unknown, repeated or missing requirements, states without a reason, missing files. */
export const rowViolations = (
  rows: readonly CriteriaRow[],
  levels: Levels,
  exists: (path: string) => boolean,
): string[] => {
  const ids = rows.map(({ id }) => id)
  return [
    ...rows.flatMap((row) => faultsOf(row, levels[row.id])),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? `${id} stands twice.` : [])),
    ...Object.keys(levels).flatMap((id) => (ids.includes(id) ? [] : `${id} is missing.`)),
    ...rows.flatMap(({ id, verifiedBy }) =>
      verifiedBy.flatMap((path) => (exists(path) ? [] : `${id} names ${path}, which is not there.`)),
    ),
  ]
}

/** Checks a table against the list of its catalogue and the files that it names. */
export const criteriaViolations = (root: string, { page, list }: CriteriaTable): string[] => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const levels = JSON.parse(read(list)) as Levels
  return rowViolations(criteriaRows(read(page)), levels, (path) => existsSync(join(root, path))).map(
    (violation) => `${page}: ${violation}`,
  )
}

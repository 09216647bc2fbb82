import { createTenantSchema } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { SchoolType, State } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { SheetRow } from '@lernspur/school-editors/table-file/sheet'

/** What a column of a list of schools holds. */
const columnKinds = ['name', 'state', 'type', 'email', 'firstName', 'lastName'] as const
type ColumnKind = (typeof columnKinds)[number]

const titles: Readonly<Record<ColumnKind, RegExp>> = {
  email: /^(?:e-?mail|mail|e-?mail-?adresse|mailadresse|adresse|address)\b/i,
  firstName: /^(?:vorname|first ?name|given ?name)/i,
  lastName: /^(?:nachname|familienname|last ?name|surname|family ?name)/i,
  state: /^(?:land|bundesland|kanton|state|canton)$/i,
  type: /^(?:schulart|schulform|schultyp|art|form|type|school ?type)$/i,
  name: /^(?:schule|schulname|name|bezeichnung|name der schule|school|school ?name)$/i,
}

/** What keeps a line from becoming a school. */
export type LineProblem =
  | 'damaged'
  | 'nameMissing'
  | 'nameTooLong'
  | 'stateMissing'
  | 'stateUnknown'
  | 'typeUnknown'
  | 'emailWrong'
  | 'ownerIncomplete'
  | 'twice'

/** A line of a list of schools, as it was understood. */
export interface SchoolLine {
  /** Number of the row as in the spreadsheet, from 1. */
  readonly row: number
  readonly name: string
  /** '' where it is not known. */
  readonly stateId: string
  readonly schoolTypeId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly problem: LineProblem | null
  /** What stands there instead, for the sentence about the problem. */
  readonly found: string
}

/** The places and kinds of schools that there are, and what holds for lines that do not say. */
export interface Regions {
  readonly states: readonly Pick<State, 'id' | 'name' | 'countryId'>[]
  readonly types: readonly Pick<SchoolType, 'id' | 'name' | 'countryId'>[]
  readonly stateId: string
  readonly schoolTypeId: string
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.-]+/g, ' ')
    .trim()
const isSame = (one: string, other: string): boolean => plain(one) === plain(other)

const columnsOf = (cells: readonly string[]): ReadonlyMap<number, ColumnKind> => {
  const found = new Map<number, ColumnKind>()
  for (const [column, cell] of cells.entries()) {
    const kind = (Object.keys(titles) as ColumnKind[]).find((one) => titles[one].test(cell))
    if (kind !== undefined && ![...found.values()].includes(kind)) found.set(column, kind)
  }
  return found
}

/** Whether a row names the columns of a list of schools. */
export const isSchoolHeader = (cells: readonly string[]): boolean => [...columnsOf(cells).values()].includes('name')

type Cells = Readonly<Record<ColumnKind, string>>
const noCells: Cells = { name: '', state: '', type: '', email: '', firstName: '', lastName: '' }

/** The cells of a row without titles: what is an address, a Land or a kind of school tells itself; the rest in order. */
const guessed = (cells: readonly string[], { states, types }: Regions): Cells => {
  const rest: string[] = []
  const known: Partial<Record<ColumnKind, string>> = {}
  for (const cell of cells.filter((one) => one !== '')) {
    if (cell.includes('@')) known.email ??= cell
    else if (states.some(({ name }) => isSame(name, cell))) known.state ??= cell
    else if (types.some(({ name }) => isSame(name, cell))) known.type ??= cell
    else rest.push(cell)
  }
  const [name = '', firstName = '', lastName = ''] = rest
  return { ...noCells, name, firstName, lastName, ...known }
}

const titled = (cells: readonly string[], columns: ReadonlyMap<number, ColumnKind>): Cells => ({
  ...noCells,
  ...Object.fromEntries([...columns].map(([column, kind]) => [kind, cells[column] ?? ''])),
})

type Understood = Omit<SchoolLine, 'problem' | 'found'>

/** The first problem of a line, and what stands there instead. */
const problemOf = (line: Understood, cells: Cells, { faults }: SheetRow): Pick<SchoolLine, 'problem' | 'found'> => {
  const fault = (problem: LineProblem, found = '') => ({ problem, found })
  if (faults.size > 0) return fault('damaged')
  if (line.name === '') return fault('nameMissing')
  if (!createTenantSchema.shape.name.safeParse(line.name).success) return fault('nameTooLong', line.name.slice(0, 40))
  if (line.stateId === '') return cells.state === '' ? fault('stateMissing') : fault('stateUnknown', cells.state)
  if (line.schoolTypeId === '' && cells.type !== '') return fault('typeUnknown', cells.type)
  if (line.email === '')
    return line.firstName === '' && line.lastName === '' ? { problem: null, found: '' } : fault('emailWrong')
  const { email, firstName, lastName } = line
  const owner = createTenantSchema.shape.owner.safeParse({ email, firstName, lastName })
  if (owner.success) return { problem: null, found: '' }
  return owner.error.issues.some(({ path }) => path.includes('email'))
    ? fault('emailWrong', email)
    : fault('ownerIncomplete')
}

const understood = (row: SheetRow, cells: Cells, regions: Regions): Understood => {
  const { states, types } = regions
  const state = cells.state === '' ? regions.stateId : (states.find(({ name }) => isSame(name, cells.state))?.id ?? '')
  const country = states.find(({ id }) => id === state)?.countryId
  const ofCountry = types.filter(({ countryId }) => countryId === country)
  const type =
    cells.type === ''
      ? ofCountry.find(({ id }) => id === regions.schoolTypeId)
      : ofCountry.find(({ name }) => isSame(name, cells.type))
  return {
    row: row.row,
    name: cells.name,
    stateId: state,
    schoolTypeId: type?.id ?? '',
    email: cells.email.replace(/^mailto:/i, '').toLowerCase(),
    firstName: cells.firstName,
    lastName: cells.lastName,
  }
}

/**
 * The schools in the rows of a table, with or without titles. A second line with the name of an earlier one in the same
 * Land is a problem of that line; lines that are not understood say why.
 */
export const readSchoolLines = (rows: readonly SheetRow[], regions: Regions): SchoolLine[] => {
  const at = rows.findIndex(({ cells }) => isSchoolHeader(cells) && cells.filter((cell) => cell !== '').length > 1)
  const columns = at === -1 ? undefined : columnsOf(rows[at]?.cells ?? [])
  const seen = new Set<string>()
  return rows.slice(at + 1).map((row) => {
    const cells = columns ? titled(row.cells, columns) : guessed(row.cells, regions)
    const line = understood(row, cells, regions)
    const { problem, found } = problemOf(line, cells, row)
    const key = `${line.stateId} ${line.name.toLowerCase()}`
    const isTwice = problem === null && seen.has(key)
    seen.add(key)
    return { ...line, problem: isTwice ? 'twice' : problem, found }
  })
}

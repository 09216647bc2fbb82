import {
  type Cell,
  type CellSearchResult,
  cellLimits,
  type LocatedSchool,
} from '@lernspur/contracts/identity/cell.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'
import { listPublishedSchools } from './list-published-schools'
import type { SchoolDirectory } from './school-directory'

interface CellSources {
  readonly cells: readonly ConfiguredCell[]
  readonly directory: SchoolDirectory
  readonly isPublishing: boolean
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Cells that the operator has given a mail domain, or the domain above it. */
const ofDomain = (cells: readonly ConfiguredCell[], given: string): Cell[] => {
  const domain = given.trim().toLowerCase()
  return cells
    .filter(({ domains }) => domains.some((one) => domain === one || domain.endsWith(`.${one}`)))
    .map(({ name, url }) => ({ name, url }))
}

const ofSchool = async (
  call: Pick<Call, 'db'>,
  given: string,
  { directory, isPublishing }: CellSources,
): Promise<LocatedSchool[]> => {
  const text = folded(given).trim()
  if (text.length < cellLimits.schoolMin) return []
  const words = text.split(/\s+/)
  const own = isPublishing ? await listPublishedSchools(call) : []
  const all = [...own.map((school) => ({ ...school, cell: null })), ...(await directory.schools())]
  return all
    .filter(({ name, town, officialNumber }) => {
      const searched = folded([name, town, officialNumber].filter(Boolean).join(' '))
      return words.every((word) => searched.includes(word))
    })
    .slice(0, cellLimits.schools)
}

/**
 * Where people of a mail domain, or of a school, sign in (rule cell-of-provider.2). INVALID_PARAMETERS without either. Nothing here
 * depends on accounts.
 */
export const findCell = async (
  call: Pick<Call, 'db'>,
  { domain, school }: { readonly domain?: string | undefined; readonly school?: string | undefined },
  known: CellSources,
): Promise<CellSearchResult> => {
  if (domain === undefined && school === undefined) refuse('INVALID_PARAMETERS')
  return {
    cells: domain === undefined ? [] : ofDomain(known.cells, domain),
    schools: school === undefined ? [] : await ofSchool(call, school, known),
  }
}

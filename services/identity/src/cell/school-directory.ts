import { type LocatedSchool, publishedSchoolsSchema } from '@lernspur/contracts/identity/cell.contract'
import { readFromCell } from '@lernspur/service-kit/cell/read-from-cell'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'

/** Milliseconds for which the schools of a cell are known without being read again. */
const freshFor = 15 * 60_000
/** Milliseconds after which a reading that failed is tried again. */
const retryAfter = 60_000

/** The schools that other cells publish. */
export interface SchoolDirectory {
  /** All that is known; reads again what is old, and waits only for what was never read. */
  schools(): Promise<readonly LocatedSchool[]>
}

interface Entry {
  readonly cell: ConfiguredCell
  schools: readonly LocatedSchool[]
  wasRead: boolean
  nextAt: number
  reading: Promise<void> | undefined
}

const read = async (entry: Entry): Promise<void> => {
  const { name, url } = entry.cell
  // Everybody may read it: the token stays here.
  const answer = await readFromCell({ url }, '/cells/published-schools')
  const result = publishedSchoolsSchema.safeParse(answer.kind === 'answered' ? answer.data : undefined)
  // What was known stays when a later reading fails.
  if (result.success) entry.schools = result.data.schools.map((school) => ({ ...school, cell: { name, url } }))
  entry.wasRead = true
  entry.nextAt = Date.now() + (result.success ? freshFor : retryAfter)
  entry.reading = undefined
}

/** Remembers what the cells publish, in the memory of this process. */
export const makeSchoolDirectory = (cells: readonly ConfiguredCell[]): SchoolDirectory => {
  const entries = cells.map((cell): Entry => ({ cell, schools: [], wasRead: false, nextAt: 0, reading: undefined }))
  return {
    schools: async () => {
      const waiting = entries.map((entry) => {
        if (entry.nextAt <= Date.now()) entry.reading ??= read(entry)
        return entry.wasRead ? undefined : entry.reading
      })
      await Promise.all(waiting)
      return entries.flatMap(({ schools }) => schools)
    },
  }
}

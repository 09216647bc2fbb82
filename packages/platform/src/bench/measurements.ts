import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isProductService, type ServiceName } from '@lernspur/contracts/wire/route'
import { root } from '../install/install-packages'
import { servicesIn } from '../release/services-in'
import type { MeasuredClass } from './measured-class'

/** One call to time. */
export interface Measurement {
  readonly name: string
  readonly service: ServiceName
  ask(at: MeasuredClass): Promise<unknown>
  /** Compared with pgbench under load; otherwise called this many times, one after the other. */
  readonly times?: number
  /** Lower bound of its share of pgbench's rate, and upper bound of its median in milliseconds. */
  readonly bounds?: { readonly ratio: number; readonly p50?: number }
}

const page = (classId: string): string =>
  `filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${classId}&limit=50`

export const measurements: readonly Measurement[] = [
  {
    name: 'List of 50 observations',
    service: 'teacher',
    ask: ({ teacher, id }) => teacher.read(`/observations-v2?${page(id)}`),
    bounds: { ratio: 0.6 },
  },
  {
    name: 'Skills matrix of a class',
    service: 'teacher',
    ask: ({ teacher, id }) => teacher.read(`/classes/${id}/skill-cells`),
    // At most one and a half times the time of its statements alone.
    bounds: { ratio: 1 / 1.5, p50: 8 },
  },
  {
    name: 'Save one observation',
    service: 'teacher',
    ask: ({ teacher, nextEntry }) => teacher.call('POST', '/observations-v2', nextEntry()),
    bounds: { ratio: 0.7 },
  },
  {
    name: 'Class list',
    service: 'school-admin',
    ask: ({ teacher }) => teacher.read('/classes'),
    times: 200,
  },
  {
    name: 'Save 1,000 at once',
    service: 'teacher',
    ask: ({ teacher, nextEntry }) =>
      teacher.call('POST', '/observations-v2/bulk', { observations: Array.from({ length: 1000 }, nextEntry) }),
    times: 20,
  },
  {
    name: 'Reports for 25 children',
    service: 'teacher',
    ask: ({ teacher, id }) =>
      teacher.call('POST', `/classes/${id}/reports/bulk`, { name: 'Halbjahr', calculationMethod: 'allEntries' }),
    times: 10,
  },
  {
    name: 'Import 400 names and undo it',
    service: 'school-admin',
    ask: async ({ teacher, id }) => {
      const added = Array.from({ length: 400 }, (_, index) => ({ firstName: `Kind ${index}`, lastName: 'Import' }))
      const made = await teacher.call<{ id: string }>('POST', '/student-imports', { schoolClassId: id, added })
      await teacher.call('PUT', `/student-imports/${made.id}/undo`)
    },
    times: 5,
  },
]

/** Calls of services that teams have added: what each names in its own `src/measurements.ts`. */
export const addedMeasurements = async (): Promise<Measurement[]> => {
  const files = servicesIn(root).flatMap((name) => {
    const file = join(root, 'services', name, 'src/measurements.ts')
    return isProductService(name) || !existsSync(file) ? [] : file
  })
  const modules = await Promise.all(
    files.map(async (file) => (await import(file)) as { readonly measurements: readonly Measurement[] }),
  )
  return modules.flatMap(({ measurements: own }) => own)
}

import { sampleClass } from '../sample/sample-report'
import { drawReports } from '../worker/draw'
import { plainFile } from './plain-report'

/** CPU milliseconds of all threads. */
const measureCpu = async (work: () => Promise<unknown>): Promise<number> => {
  Bun.gc(true)
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const megabytes = (): number => {
  Bun.gc(true)
  return Math.round(process.memoryUsage().rss / 1024 / 1024)
}

/** CPU time of the product's tagged files, relative to plain files of pdfkit. */
export interface PrintSpeed {
  /** One tagged file for a class of 25, relative to 25 plain files. */
  readonly setToFiles: number
  /** The same, relative to one plain file for all 25. */
  readonly setToFile: number
  /** One tagged report, relative to one plain file, once fonts and the school's own words are cached. */
  readonly single: number
  /**
   * Memory of the process before the first report, after half and after all `documents` reports: it must not keep
   * growing.
   */
  readonly megabytes: readonly [number, number, number]
  readonly documents: number
}

/** Measures in this process, in `rounds` rounds, and returns their medians. */
export const measurePrinting = async (rounds: number, documents: number): Promise<PrintSpeed> => {
  const [first, ...others] = sampleClass()
  if (!first) throw new RangeError('A class has children.')
  const reports = [first, ...others] as const
  const alone = async () => {
    for (const report of reports) await plainFile([report])
  }
  const set = () => drawReports(reports, { duplex: true })
  const some = reports.slice(0, 10)
  const tagged = async () => {
    for (const report of some) await drawReports([report], { duplex: false })
  }
  const plain = async () => {
    for (const report of some) await plainFile([report])
  }
  // The first run pays for compilation.
  for (const warm of [alone, set, tagged, plain]) await warm()
  const ratios: [number, number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    const time = await measureCpu(set)
    const files = await measureCpu(alone)
    const file = await measureCpu(() => plainFile(reports))
    ratios.push([time / files, time / file, (await measureCpu(tagged)) / (await measureCpu(plain))])
  }
  const draw = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await drawReports([reports[index % reports.length] ?? first], { duplex: false })
    }
    return megabytes()
  }
  const start = megabytes()
  const half = await draw(documents / 2)
  const end = await draw(documents / 2)
  const of = (index: 0 | 1 | 2) => median(ratios.map((ratio) => ratio[index]))
  return { setToFiles: of(0), setToFile: of(1), single: of(2), megabytes: [start, half, end], documents }
}

if (import.meta.main) console.log(JSON.stringify(await measurePrinting(5, 500)))

import { type District, districtSignIn, growDistrict } from '@lernspur/demo-school/district/grow-district'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { CleanUp } from '../process/clean-up'
import { Attempts } from './attempts'
import type { BenchOptions } from './bench-options'
import { benchTable, type SizedResults } from './bench-table'
import { capacityLines, measureCapacity } from './capacity/measure-capacity'
import { classStatisticsLines, measureClassStatistics } from './class-statistics'
import { measureCrowdLoad } from './crowd-load'
import { growthLines } from './growth/growth-lines'
import { measureGrowth } from './growth/measure-growth'
import { type Installation, startInstallation } from './installation'
import { grownListLines } from './list/grown-list'
import { measureProviderLists } from './list/provider-lists'
import { measureSchoolLists } from './list/school-lists'
import { measure, type Result } from './measure'
import { openMeasuredClass } from './measured-class'
import { addedMeasurements, measurements } from './measurements'
import { measurePages, pageLines } from './page/measure-pages'
import { measurePrintLoad, printLoadLine } from './print/print-load'
import { measurePrintSpeed, printSpeedLine } from './print/print-speed'
import { measureReleases, releaseSpeedLines } from './release/release-speed'
import { measureSlowCallers } from './slow-callers'

/** The calls of a class in a district of this size. */
const measureCalls = async (
  attempts: Attempts,
  installation: Installation,
  { schools, observations }: District,
  options: BenchOptions,
): Promise<SizedResults> => {
  const at = await openMeasuredClass(installation, districtSignIn(schools).email)
  const results: Result[] = []
  for (const measurement of [...measurements, ...(await addedMeasurements())]) {
    const result = await attempts.make(measurement.name, () => measure(installation, at, measurement, options))
    if (result) results.push(result)
  }
  const slowCallers = await attempts.make('Slow callers', () => measureSlowCallers(installation, at, options))
  const crowdLoad = await measureCrowdLoad(attempts, installation, at, options)
  return { observations, results, slowCallers, crowdLoad }
}

/** All parts in turn; the districts grow from size to size. */
const measureAll = async (attempts: Attempts, installation: Installation, options: BenchOptions) => {
  let district: District = { schools: 0, observations: 0 }
  const sized: SizedResults[] = []
  for (const size of options.sizes) {
    await step(`District of ${size}`, async () => {
      district = await growDistrict(installation.ownerUrl, district, size)
      // Otherwise the server would still be writing the new rows to disk during the measurement.
      await installation.owner`checkpoint`
    })
    sized.push(await measureCalls(attempts, installation, district, options))
  }
  const { email } = districtSignIn(district.schools)
  return {
    sized,
    statistics: await attempts.make('Statistics of a large class', () => measureClassStatistics(installation, email)),
    schoolLists: await attempts.make('Lists of a large school', () => measureSchoolLists(installation)),
    providerLists: await attempts.make('Lists of many schools', () => measureProviderLists(installation)),
    capacity: await attempts.make('Capacity', () => measureCapacity(installation)),
    pages: await measurePages(attempts),
    releases: await attempts.make('Releases of one area', measureReleases),
    printLoad: await attempts.make('Printing beside other calls', () => measurePrintLoad(installation, email, options)),
    printing: await attempts.make('Printed reports', measurePrintSpeed),
  }
}

const growthLabel = 'Growth of the data'

/** Whether nothing but the growth is asked for, which has an installation of its own. */
const isGrowthAlone = ({ only }: BenchOptions): boolean => only.toLowerCase().startsWith('growth')

/**
 * Measures calls through the gateway on districts of growing size, in turns with pgbench running the same statements on
 * the same server, statistics of a large class, lists of a growing school, pages in a slow browser, releases of one
 * area, printing, and the growth of an installation of its own. Prints a table, then everything as one line of JSON. Throws a sentence at the end if a part could
 * not be measured.
 */
export const runBench = async (options: BenchOptions): Promise<void> => {
  const cleanUp = new CleanUp()
  const attempts = new Attempts(options.only)
  const growth = await attempts.make(growthLabel, () => measureGrowth(options.entries))
  if (growth) console.log(growthLines(growth).join('\n'))
  if (isGrowthAlone(options)) {
    console.log(JSON.stringify({ options, growth }))
    if (attempts.failed.length > 0) throw new Problem(`Not measured: ${attempts.failed.join(', ')}.`)
    return
  }
  const found = await startInstallation(cleanUp)
    .then((installation) => measureAll(attempts, installation, options))
    .finally(() => cleanUp.run())
  const {
    sized,
    statistics = [],
    schoolLists = [],
    providerLists = [],
    capacity,
    pages,
    releases,
    printLoad,
    printing,
  } = found
  const grownLists = [...schoolLists, ...providerLists]
  console.log(benchTable(sized))
  console.log([...classStatisticsLines(statistics), ...grownListLines(grownLists), ...pageLines(pages)].join('\n'))
  if (capacity) console.log(capacityLines(capacity).join('\n'))
  if (releases) console.log(releaseSpeedLines(releases).join('\n'))
  if (printing) console.log(printSpeedLine(printing))
  if (printLoad) console.log(printLoadLine(printLoad))
  console.log(
    JSON.stringify({ options, growth, sized, statistics, grownLists, capacity, pages, printing, printLoad, releases }),
  )
  if (attempts.failed.length > 0) throw new Problem(`Not measured: ${attempts.failed.join(', ')}.`)
}

import { type District, districtSignIn, growDistrict } from '@lernspur/demo-school/grow-district'
import type { PrintSpeed } from '@lernspur/documents/print-speed'
import { step } from '../console/progress'
import { CleanUp } from '../process/clean-up'
import { readBenchOptions } from './bench-options'
import { benchTable, type Sized } from './bench-table'
import { classStatisticsLines, type MeasuredView, measureClassStatistics } from './class-statistics'
import { startInstallation } from './installation'
import { type GrownList, grownListLines } from './list/grown-list'
import { measureProviderLists } from './list/provider-lists'
import { measureSchoolLists } from './list/school-lists'
import { measure, type Result } from './measure'
import { openMeasuredClass } from './measured-class'
import { measurements } from './measurements'
import { measurePages, type PageSpeeds, pageLines } from './page/measure-pages'
import { measurePrintLoad, type PrintLoad, printLoadLine } from './print/print-load'
import { measurePrintSpeed, printSpeedLine } from './print/print-speed'
import { measureReleases, type ReleaseSpeed, releaseSpeedLines } from './release/release-speed'
import { measureSlowCallers, type SlowCallers } from './slow-callers'

/**
 * Measures calls through the gateway on districts of growing size, and the same statements by pgbench on the same
 * server in turns, the statistics of a large class, the lists of a school that grows, pages in a slow browser, releases of
 * one area, and printing. Prints a table, then everything as one line of JSON.
 */
export const runBench = async (args: readonly string[]): Promise<void> => {
  const options = readBenchOptions(args)
  const cleanUp = new CleanUp()
  const sized: Sized[] = []
  let grownLists: readonly GrownList[] = []
  let statistics: readonly MeasuredView[] = []
  let pages: PageSpeeds | undefined
  let printing: PrintSpeed | undefined
  let printLoad: PrintLoad | undefined
  let releases: ReleaseSpeed | undefined
  try {
    let district: District = { schools: 0, observations: 0 }
    const installation = await startInstallation(cleanUp)
    for (const size of options.sizes) {
      await step(`District of ${size}`, async () => {
        district = await growDistrict(installation.ownerUrl, district, size)
        // Else the server would still be writing the new rows to the disk while the calls are measured.
        await installation.owner`checkpoint`
      })
      const at = await openMeasuredClass(installation, districtSignIn(district.schools).email)
      const { observations } = district
      const results: Result[] = []
      for (const measurement of measurements) {
        await step(measurement.name, async () => {
          results.push(await measure(installation, at, measurement, options))
        })
      }
      let slowCallers: SlowCallers | undefined
      await step('Slow callers', async () => {
        slowCallers = await measureSlowCallers(installation, at, options)
      })
      sized.push({ observations, results, slowCallers })
    }
    await step('Statistics of a large class', async () => {
      statistics = await measureClassStatistics(installation, districtSignIn(district.schools).email)
    })
    await step('Lists of a large school', async () => {
      grownLists = await measureSchoolLists(installation)
    })
    await step('Lists of many schools', async () => {
      grownLists = [...grownLists, ...(await measureProviderLists(installation))]
    })
    await step('Pages in a slow browser', async () => {
      pages = await measurePages()
    })
    await step('Releases of one area', async () => {
      releases = await measureReleases()
    })
    await step('Printing beside other calls', async () => {
      printLoad = await measurePrintLoad(installation, districtSignIn(district.schools).email, options)
    })
    await step('Printed reports', async () => {
      printing = await measurePrintSpeed()
    })
  } finally {
    await cleanUp.run()
  }
  console.log(benchTable(sized))
  console.log([...classStatisticsLines(statistics), ...grownListLines(grownLists)].join('\n'))
  if (pages) console.log(pageLines(pages).join('\n'))
  if (releases) console.log(releaseSpeedLines(releases).join('\n'))
  if (printing) console.log(printSpeedLine(printing))
  if (printLoad) console.log(printLoadLine(printLoad))
  console.log(JSON.stringify({ options, sized, statistics, grownLists, pages, printing, printLoad, releases }))
}

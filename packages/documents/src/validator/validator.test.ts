import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeReportWorker, renderReport, renderReports } from '../render-report'
import { bareReport, englishReport, fullestReport, sampleReport, sampleSeal } from '../sample/sample-report'

/**
 * Jars with veraPDF's library and JAXB, such as the one in npm's `@opendataloader/pdf` and those of Debian's
 * `libjaxb-java`. Without them the product's own check stands alone.
 */
const classPath = process.env.VERAPDF_CLASSPATH
const folder = await mkdtemp(join(tmpdir(), 'lernspur-validator-'))

afterAll(async () => {
  closeReportWorker()
  await rm(folder, { recursive: true })
})

test.skipIf(!classPath || !Bun.which('java'))(
  'veraPDF finds no fault in any sample (rule print.1)',
  async () => {
    const single = [sampleReport(), englishReport(), bareReport(), fullestReport(), sampleReport({ completedAt: null })]
    const files = await Promise.all([
      ...single.map(renderReport),
      renderReports([sampleReport(), bareReport()], { duplex: true }),
      renderReport(sampleReport({ seal: sampleSeal() })),
    ])
    const partOf = (place: number) => (place === files.length - 1 ? '3a' : '2a')
    const paths = files.map((_, place) => join(folder, `${place}-${partOf(place)}.pdf`))
    for (const [place, bytes] of files.entries()) await Bun.write(paths[place] ?? '', bytes)
    const program = join(import.meta.dir, 'Validate.java')
    const java = Bun.spawn(['java', '-cp', classPath ?? '', program, ...paths], { stdout: 'pipe', stderr: 'ignore' })
    const lines = (await new Response(java.stdout).text()).trim().split('\n')
    expect(lines).toEqual(files.flatMap((_, place) => ['ua1 holds', `${partOf(place)} holds`]))
  },
  120_000,
)

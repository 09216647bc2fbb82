import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstFormSamples } from '../golden/first-forms'
import { goldenSamples } from '../golden/golden-samples'
import { closeReportWorker, renderReport } from '../render-report'

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
    const firstForms = Object.entries(firstFormSamples).map(
      ([name, make]) => [name, () => renderReport(make())] as const,
    )
    const samples = { ...goldenSamples, ...Object.fromEntries(firstForms) }
    const names = Object.keys(samples)
    const partOf = (name: string) => (name.endsWith('sealed') ? '3a' : '2a')
    const paths: string[] = []
    for (const [index, [name, render]] of Object.entries(samples).entries()) {
      const path = join(folder, `${index}-${partOf(name)}.pdf`)
      await Bun.write(path, await render())
      paths.push(path)
    }
    const program = join(import.meta.dir, 'Validate.java')
    const java = Bun.spawn(['java', '-cp', classPath ?? '', program, ...paths], { stdout: 'pipe', stderr: 'ignore' })
    const lines = (await new Response(java.stdout).text()).trim().split('\n')
    expect(lines).toEqual(names.flatMap((name) => ['ua1 holds', `${partOf(name)} holds`]))
  },
  240_000,
)

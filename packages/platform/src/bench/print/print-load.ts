import { Problem } from '../../console/problem'
import type { BenchOptions } from '../bench-options'
import { atMost } from '../budget-result'
import type { Installation } from '../installation'
import { askAll, askTimes, type Load } from '../load'
import { openMeasuredClass } from '../measured-class'

/** Response times for others while a class is printed, and of previews of an edited report (rules print.2, print.4). */
export interface PrintLoad {
  readonly reports: number
  /** List calls alone, and while the class's files are made one after the other. */
  readonly alone: Load
  readonly concurrent: Load
  readonly sets: number
  /** Fetching a report in progress as PDF after its remark changed; without the time of the change. */
  readonly preview: Load
  /** Bytes of that file. */
  readonly bytes: number
}

/** Milliseconds between two calls of each client, and between two checks of a set's progress. */
const pause = 50
/** Enough that the 95th percentile is not the maximum. */
const edits = 40
/** Milliseconds that somebody takes at least to read and write in an opened report before the first preview. */
const reading = 3_000

/** Creates reports for the class of a teacher of the district and measures them. */
export const measurePrintLoad = async (
  installation: Installation,
  email: string,
  { seconds, clients, rounds }: BenchOptions,
): Promise<PrintLoad> => {
  const { teacher, id } = await openMeasuredClass(installation, email)
  const created = await teacher.call<{ rows: { id: string }[] }>('POST', `/classes/${id}/reports/bulk`, {
    name: 'Zeugnis',
    calculationMethod: 'allEntries',
  })
  const reportIds = created.rows.map((report) => report.id)
  const [first] = reportIds
  if (!first) throw new Problem('The class has no reports.')
  const list = () => teacher.read('/observations-v2?limit=50')
  const listening = Array<typeof list>(clients).fill(list)
  await askAll(1, listening, pause)
  const alone = await askAll(seconds * rounds, listening, pause)

  let sets = 0
  let isOver = false
  const makeSets = async () => {
    while (!isOver) {
      const set = await teacher.call<{ id: string; state: string }>('POST', `/classes/${id}/report-sets`, {
        reportIds,
        form: 'pdf',
      })
      let { state } = set
      while (state === 'running') {
        await Bun.sleep(pause)
        state = (await teacher.call<{ state: string }>('GET', `/report-sets/${set.id}`)).state
      }
      sets += 1
    }
  }
  const making = makeSets()
  const adjacent = await askAll(seconds * rounds, listening, pause)
  isOver = true
  await making

  let bytes = 0
  let turn = 0
  await teacher.call('GET', `/reports/${first}`)
  await Bun.sleep(reading)
  const edit = () => {
    turn += 1
    return teacher.call('PATCH', `/reports/${first}/comment`, { summaryComment: `Weiter so, zum ${turn}. Mal!` })
  }
  const times: Load[] = []
  for (let count = 0; count < edits; count += 1) {
    await edit()
    times.push(
      await askTimes(1, async () => {
        bytes = await teacher.file(`/reports/${first}/pdf`)
      }),
    )
  }
  const sorted = times.map(({ p50 }) => p50).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  const preview = { perSecond: 1000 / at(0.5), p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  return { reports: reportIds.length, alone, concurrent: adjacent, sets, preview, bytes }
}

const highestRatio = 2
const maxPreviewMs = 300

/** The result as a line for people. */
export const printLoadLine = ({ reports, alone, concurrent: adjacent, sets, preview, bytes }: PrintLoad): string => {
  const ratio = Math.round((adjacent.p99 / alone.p99) * 100) / 100
  return (
    `  Printing beside other calls: p99 of a list ${alone.p99.toFixed(0)} ms alone, ${adjacent.p99.toFixed(0)} ms while a class of ${reports} was made ${sets} times: ${atMost(ratio, highestRatio, ' x')}; ` +
    `a report after an edit p50 ${preview.p50.toFixed(0)} ms, p95 ${atMost(Math.round(preview.p95), maxPreviewMs)}, ${Math.round(bytes / 1024)} KB`
  )
}

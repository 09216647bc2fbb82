import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { renderReportSetPage, renderReports } from '@lernspur/documents/render-report'
import { RenderError } from '@lernspur/documents/worker/render-queue'
import type { Call } from '@lernspur/service-kit/call/call'
import { publishStaleRow } from '@lernspur/service-kit/notification/notification-channel'
import { drawSetInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { zipSync } from 'fflate'
import { documentOf, printedReports, printLanguage, sealedDocumentOf } from '../print/draw-report'
import type { PrintedReport } from '../print/report.document'
import { reportFile } from '../print/stored-report'
import { type ReportSetRow, silentAfterSeconds } from './report-set.query'
import { reportWorkbook } from './report-workbook'
import { contentDigest, optionsOf } from './set-content'

/** Characters that some file system refuses in a name. */
const refused = /[\\/:*?"<>|]/g

/**
 * Names of the files of an archive, numbered so that they stay in this order, with the child's name in the order that
 * the caller sorts by (as on the lists of rule print.7); of several classes each has a folder.
 */
const archiveNames = async (call: Call, reports: readonly PrintedReport[]): Promise<string[]> => {
  const [[reader]] = await call.read((tx) => [
    tx<{ nameOrder: NameOrder }[]>`select u.name_order from app_user u where u.id = ${call.actor.userId}`,
  ])
  const digits = Math.max(2, String(reports.length).length)
  const hasFolders = new Set(reports.map(({ schoolClassId }) => schoolClassId)).size > 1
  const clean = (text: string) => text.replace(refused, ' ')
  return reports.map(({ studentFirstName, studentLastName, name, schoolClassName }, index) => {
    const child =
      reader?.nameOrder === 'lastName'
        ? `${studentLastName}, ${studentFirstName}`
        : `${studentFirstName} ${studentLastName}`
    const file = clean(`${String(index + 1).padStart(digits, '0')} ${child} – ${name}.pdf`)
    return hasFolders ? `${clean(schoolClassName)}/${file}` : file
  })
}

/** Id of this process in the rows of its sets. */
const runnerId = Bun.randomUUIDv7()
const running = new Map<string, AbortController>()
const attempts = 3
/** Milliseconds between two signs that a set is still being made. */
const pulse = (silentAfterSeconds * 1000) / 4

/** Milliseconds between two events about the progress of a set. */
const progressDelay = 500

type Files = Record<string, Uint8Array>

/** Thrown when the set was ended or taken over elsewhere. */
class TakenOverError extends Error {}

/** The making of one set in this process. */
class ReportSetWork {
  readonly #call: Call
  readonly #set: ReportSetRow
  readonly #stop: AbortController
  readonly #options: PrintOptions
  #done = 0
  #madeFrom: string | null = null
  #publishedAt = performance.now()

  constructor(call: Call, set: ReportSetRow, stop: AbortController) {
    this.#call = call
    this.#set = set
    this.#options = optionsOf(set)
    this.#stop = stop
  }

  /** Makes the file and stores it; a drawing that fails is retried, and in the end the set is marked as failed. */
  async run(): Promise<void> {
    const timer = setInterval(() => void this.#reportProgress().catch(() => this.#stop.abort()), pulse)
    try {
      const bytes = await this.#make()
      await this.#update('done', bytes)
    } catch (error) {
      if (error instanceof TakenOverError || this.#stop.signal.aborted) return
      if (!(error instanceof RenderError)) await this.#update('failed').catch(() => undefined)
      else if (!(await this.#mayTryAgain())) await this.#update('failed')
      else await this.run()
    } finally {
      clearInterval(timer)
    }
  }

  async #make(): Promise<Uint8Array> {
    const reports = await printedReports(this.#call, this.#set.reportIds)
    // A report that is no longer visible is never left out silently.
    if (reports.length !== this.#set.total) throw new RangeError('A report of the set is gone.')
    this.#madeFrom = contentDigest(reports, this.#options)
    if (this.#set.form === 'zip') return this.#archive(reports)
    const [first] = reports
    if (this.#set.form === 'xlsx') {
      const language = first ? printLanguage(first, this.#options) : 'de'
      return writeInTurn(this.#call, () => reportWorkbook(reports, language))
    }
    const options = {
      signal: this.#stop.signal,
      onDrawn: (count: number) => {
        this.#done = count
        void this.#reportProgress().catch(() => this.#stop.abort())
      },
    }
    const isPage = this.#set.form === 'html'
    const documents: Awaited<ReturnType<typeof documentOf>>[] = []
    for (const report of reports)
      documents.push(await (isPage ? documentOf : sealedDocumentOf)(this.#call, report, this.#options))
    const { duplex } = this.#set
    const draw = () =>
      isPage ? renderReportSetPage(documents, options) : renderReports(documents, { ...options, duplex })
    return drawSetInTurn(this.#call, draw, this.#stop.signal)
  }

  async #archive(reports: readonly PrintedReport[]): Promise<Uint8Array> {
    const files: Files = {}
    const names = await archiveNames(this.#call, reports)
    for (const [index, report] of reports.entries()) {
      if (this.#stop.signal.aborted) throw new TakenOverError()
      files[names[index] ?? report.id] = await reportFile(this.#call, report, this.#options)
      this.#done = index + 1
      await this.#reportProgress()
    }
    return writeInTurn(this.#call, () => zipSync(files, { level: 0 }))
  }

  /** Stores the progress, and throws when the set was canceled or taken over. */
  async #reportProgress(): Promise<void> {
    await this.#change('running', undefined)
  }

  #update(state: 'done' | 'failed', bytes?: Uint8Array): Promise<void> {
    return this.#change(state, bytes)
  }

  async #change(state: 'running' | 'done' | 'failed', bytes: Uint8Array | undefined): Promise<void> {
    const { tenantId } = this.#call.actor
    const isPublished = state !== 'running' || this.#mayPublishProgress()
    const changed = await writeTenant(this.#call.db, tenantId, async (tx) => {
      const rows = await tx<{ id: string; creatorId: string }[]>`
        update report_set rse
        set state = ${state}, bytes = ${bytes ?? null}, touched_at = now(),
          made_from = ${this.#madeFrom}, done = ${state === 'done' ? this.#set.total : this.#done}
        where rse.tenant_id = ${tenantId} and rse.id = ${this.#set.id} and rse.state = 'running'
          and rse.runner_id = ${runnerId}
        returning rse.id, rse.creator_id`
      for (const { id, creatorId } of isPublished ? rows : [])
        await publishStaleRow(tx, { userId: creatorId, noun: 'report-set', id })
      return rows
    })
    if (changed.length === 0) throw new TakenOverError()
  }

  /** Progress is told now and then: a page reads the set again each time. */
  #mayPublishProgress(): boolean {
    const now = performance.now()
    if (now - this.#publishedAt < progressDelay) return false
    this.#publishedAt = now
    return true
  }

  async #mayTryAgain(): Promise<boolean> {
    this.#done = 0
    return claim(this.#call, this.#set, true)
  }
}

/** Claims a set that nobody is making; false when somebody is, or when it was tried too often. */
const claim = async (call: Call, { id }: ReportSetRow, isOwn = false): Promise<boolean> => {
  const { tenantId } = call.actor
  const [taken] = await writeTenant(
    call.db,
    tenantId,
    (tx) => tx<{ isOver: boolean }[]>`
      update report_set rse
      set runner_id = ${runnerId}, touched_at = now(), attempts = rse.attempts + 1, done = 0,
        state = case when rse.attempts >= ${attempts} then 'failed' else 'running' end
      where rse.tenant_id = ${tenantId} and rse.id = ${id} and rse.state = 'running'
        and (rse.runner_id is null or (${isOwn} and rse.runner_id = ${runnerId})
          or rse.touched_at < now() - make_interval(secs => ${silentAfterSeconds}))
      returning rse.state = 'failed' as is_over`,
  )
  return taken !== undefined && !taken.isOver
}

/** Makes a set in the background unless it is being made; to be called whenever somebody asks for it (rule print.4). */
export const resumeMaking = async (call: Call, set: ReportSetRow): Promise<void> => {
  if (set.state !== 'running' || running.has(set.id)) return
  if (set.runnerId !== null && !set.isSilent) return
  if (!(await claim(call, set))) return
  const stop = new AbortController()
  running.set(set.id, stop)
  void new ReportSetWork(call, set, stop).run().finally(() => running.delete(set.id))
}

/** Stops making a set in this process; another process notices when it next stores its progress. */
export const stopMaking = (id: string): void => running.get(id)?.abort()

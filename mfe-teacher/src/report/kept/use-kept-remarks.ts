import { LastingDraft } from '@lernspur/app-kit'
import { useEffect, useState } from 'react'
import { generalSection } from '../draft/general-section'
import type { ReportDraft } from '../draft/use-report-draft'
import { hasOtherChanges, type KeptRemark, putRemarkBack, unsavedRemark } from './kept-remarks'

const isKept = (value: unknown): value is { readonly remarks: readonly (readonly [string, KeptRemark])[] } =>
  typeof value === 'object' && value !== null && 'remarks' in value && Array.isArray(value.remarks)

/** Remarks of a report that are not saved, which the device keeps until they are (rule browser.14). */
class KeptRemarks {
  private readonly lasting: LastingDraft
  /** What the device keeps by now, as JSON; null if nothing. */
  private known: string | null = null

  constructor(
    reportId: string,
    private readonly draft: ReportDraft,
  ) {
    this.lasting = new LastingDraft(`report ${reportId}`)
  }

  /** Whether the device has all that is not saved of the report. */
  get isWhole(): boolean {
    const { general, subjects, details } = this.draft
    return (
      this.lasting.isKept &&
      details.isClean &&
      !hasOtherChanges(general) &&
      ![...subjects.values()].some(hasOtherChanges)
    )
  }

  keep = (): Promise<void> => this.lasting.keep()

  /** Puts back what was typed before, and keeps what is typed from now on, until the page is left. */
  async begin(isLeft: () => boolean): Promise<void> {
    const { general, subjects } = this.draft
    const content = await this.lasting.recover()
    if (isLeft()) return
    void this.lasting.prepare()
    this.known = content && JSON.stringify(isKept(content.value) ? content.value.remarks : [])
    for (const [section, remark] of isKept(content?.value) ? content.value.remarks : []) {
      const subject = subjects.get(section)
      if (subject) putRemarkBack(subject, remark)
      else if (section === generalSection) putRemarkBack(general, remark)
    }
    for (const saver of [general, ...subjects.values()]) saver.subscribe(() => isLeft() || this.store())
    this.store()
  }

  private store(): void {
    const { general, subjects } = this.draft
    const all = [
      [generalSection, unsavedRemark(general)] as const,
      ...[...subjects].map(([id, saver]) => [id, unsavedRemark(saver)] as const),
    ]
    const remarks = all.filter(([, remark]) => remark !== null)
    const now = remarks.length === 0 ? null : JSON.stringify(remarks)
    // What the device has is not written again with each step of saving: the session may end in between.
    if (now === this.known) return
    this.known = now
    this.lasting.store(now === null ? null : { value: { remarks }, files: new Map() })
  }
}

/** Keeps what is typed into the remarks of a report on the device until it is saved. */
export const useKeptRemarks = (reportId: string, draft: ReportDraft): Pick<KeptRemarks, 'isWhole' | 'keep'> => {
  const [kept] = useState(() => new KeptRemarks(reportId, draft))
  useEffect(() => {
    let isLeft = false
    void kept.begin(() => isLeft)
    return () => {
      isLeft = true
    }
  }, [kept])
  return kept
}

import { PersistentInput } from '@lernspur/app-kit/drafts/persistent-input'
import { useEffect, useState } from 'react'
import { generalSection } from '../draft/general-section'
import type { ReportDraft } from '../draft/use-report-draft'
import { hasOtherChanges, restoreRemark, type UnsavedRemark, unsavedRemark } from './unsaved-remarks'

const areRetained = (value: object): value is { readonly remarks: readonly (readonly [string, UnsavedRemark])[] } =>
  'remarks' in value && Array.isArray(value.remarks)

/** The unsaved remarks of a report, which the device stores until they are saved (rule browser.14). */
const persistentRemarksOf = (reportId: string, { general, subjects }: ReportDraft): PersistentInput =>
  new PersistentInput(`report ${reportId}`, {
    savers: [general, ...subjects.values()],
    unsaved: () => {
      const all = [
        [generalSection, unsavedRemark(general)] as const,
        ...[...subjects].map(([id, saver]) => [id, unsavedRemark(saver)] as const),
      ]
      const remarks = all.filter(([, remark]) => remark !== null)
      return remarks.length === 0 ? null : { remarks }
    },
    putBack: (value) => {
      for (const [section, remark] of areRetained(value) ? value.remarks : []) {
        const subject = subjects.get(section)
        if (subject) restoreRemark(subject, remark)
        else if (section === generalSection) restoreRemark(general, remark)
      }
    },
  })

/** Stores what is typed into the remarks of a report on the device until it is saved. */
export const usePersistentRemarks = (reportId: string, draft: ReportDraft) => {
  const [stored] = useState(() => persistentRemarksOf(reportId, draft))
  useEffect(() => {
    let isLeft = false
    void stored.begin(() => isLeft)
    return () => {
      isLeft = true
    }
  }, [stored])
  return {
    /** Whether the device has everything unsaved of the report, its further fields included. */
    get isWhole(): boolean {
      const { general, subjects, details } = draft
      return stored.isPersisted && details.isPersisted && ![general, ...subjects.values()].some(hasOtherChanges)
    },
    persist: stored.persist,
  }
}

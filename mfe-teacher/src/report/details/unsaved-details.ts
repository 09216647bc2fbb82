import type { DraftChange, DraftClash, StoredDraft } from '@lernspur/app-kit/drafts/draft-changes'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import { openDraftOf } from '@lernspur/app-runtime'
import type { ReportDetails, ReportEntry } from '@lernspur/contracts/teacher/report-details.contract'

/** Further fields as they are typed; an empty text is a field that is not filled in. */
export interface DetailsDraft {
  readonly birthDate: string
  readonly daysAbsent: string
  readonly daysUnexcused: string
  readonly classRemark: string
  /** What an official form asks for; a draft that a device stored earlier has none of it (rule form.4). */
  readonly birthPlace?: string
  readonly conferenceDate?: string
  readonly issueDate?: string
  readonly entries?: readonly ReportEntry[]
}

export const detailsDraftOf = (details: Omit<ReportDetails, 'updatedAt'>): DetailsDraft => ({
  birthDate: details.birthDate ?? '',
  daysAbsent: `${details.daysAbsent ?? ''}`,
  daysUnexcused: `${details.daysUnexcused ?? ''}`,
  classRemark: details.classRemark,
  birthPlace: details.birthPlace ?? '',
  conferenceDate: details.conferenceDate ?? '',
  issueDate: details.issueDate ?? '',
  entries: details.entries ?? [],
})

type DetailsSaver = Autosaver<StoredDraft<DetailsDraft>, DraftChange<DetailsDraft>, DraftClash<DetailsDraft>>

/** The key under which further fields of a report are stored until they are saved. */
export const detailsDraft = (reportId: string): string => `report details ${reportId}`

/** The further fields of a report that are not saved yet, also while its page shows another part. */
export const unsavedDetails = (reportId: string) => {
  const readStored = () => openDraftOf(detailsDraft(reportId))
  return {
    get isClean() {
      return readStored() === undefined
    },
    /** Whether the device has everything unsaved of them. */
    get isPersisted() {
      return readStored()?.outlivesSession ?? true
    },
    flush: async () => {
      await readStored()?.flush?.()
      return readStored() === undefined
    },
    discard: () => readStored()?.discard?.(),
    /** Takes the server's state and returns what can no longer be saved; undefined if there is nothing. */
    giveUp: (details: ReportDetails): DetailsDraft | undefined => {
      const saver = readStored()
      if (!(saver instanceof Autosaver)) return undefined
      const { current: visible }: ReturnType<DetailsSaver['snapshot']> = saver.snapshot()
      const stored = { draft: detailsDraftOf(details), updatedAt: details.updatedAt }
      saver.discard()
      // A change being sent now is refused, and then given up as well.
      void saver.flush().then(() => {
        saver.discard()
        saver.takeOver(stored)
      })
      return visible.draft
    },
  }
}

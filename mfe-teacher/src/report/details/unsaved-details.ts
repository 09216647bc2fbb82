import type { DraftChange, DraftClash, StoredDraft } from '@lernspur/app-kit/drafts/draft-changes'
import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import { openDraftOf } from '@lernspur/app-runtime'
import type { ReportDetails } from '@lernspur/contracts/teacher/report-details.contract'

/** Further fields as they are typed; an empty text is a field that is not filled in. */
export interface DetailsDraft {
  readonly birthDate: string
  readonly daysAbsent: string
  readonly daysUnexcused: string
  readonly classRemark: string
}

export const detailsDraftOf = ({ birthDate, daysAbsent, daysUnexcused, classRemark }: ReportDetails): DetailsDraft => ({
  birthDate: birthDate ?? '',
  daysAbsent: `${daysAbsent ?? ''}`,
  daysUnexcused: `${daysUnexcused ?? ''}`,
  classRemark,
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
    giveUp: ({ updatedAt, ...details }: ReportDetails): DetailsDraft | undefined => {
      const saver = readStored()
      if (!(saver instanceof Autosaver)) return undefined
      const { current: visible }: ReturnType<DetailsSaver['snapshot']> = saver.snapshot()
      const stored = { draft: detailsDraftOf({ ...details, updatedAt }), updatedAt }
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

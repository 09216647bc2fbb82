import { keptDraft } from '@lernspur/app-kit'

/** The name under which further fields of a report are kept until they are saved. */
export const detailsDraft = (reportId: string): string => `report details ${reportId}`

/** The further fields of a report that are not saved yet, also while its page shows another part. */
export const keptDetails = (reportId: string) => {
  const kept = () => keptDraft(detailsDraft(reportId))
  return {
    get isClean() {
      return kept() === undefined
    },
    flush: async () => {
      await kept()?.flush?.()
      return kept() === undefined
    },
    discard: () => kept()?.discard?.(),
  }
}

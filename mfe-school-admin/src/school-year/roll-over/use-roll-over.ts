import {
  previewRollOverMutation,
  rollOverKeys,
  rollOverMutation,
} from '@lernspur/api-client/school-admin/year/roll-over.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { isApiError, useKeyedMutation, useMutation } from '@lernspur/app-runtime'
import type {
  PreviewRollOver,
  RollOver,
  RollOverPreview,
} from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { useState } from 'react'

/**
 * Previews a roll-over of a year and carries it out exactly as previewed: a change on the screen requires a new
 * preview. So does a change of the classes by somebody else, after which the plan is read again (rule roll-over.3).
 */
export const useRollOver = (fromYearId: string, onDone: (made: RollOver) => void) => {
  const reread = useReread(rollOverKeys.all)
  const [previewed, setPreviewed] = useState<{ body: PreviewRollOver; preview: RollOverPreview } | null>(null)
  const params = { id: fromYearId }
  const previewing = useMutation({
    ...previewRollOverMutation(),
    onSuccess: (preview, { body }) => setPreviewed({ body, preview }),
  })
  const making = useKeyedMutation({
    ...rollOverMutation(),
    onSuccess: onDone,
    onError: (error) => {
      setPreviewed(null)
      if (isApiError(error) && error.status === 409) void reread()
    },
  })
  return {
    counts: previewed?.preview.counts ?? null,
    preview: (body: PreviewRollOver) => {
      making.reset()
      previewing.mutate({ params, body })
    },
    carryOut: () => {
      if (previewed) making.mutate({ params, body: { ...previewed.body, state: previewed.preview.state } })
    },
    /** The preview no longer matches the screen. */
    change: () => {
      setPreviewed(null)
      previewing.reset()
      making.reset()
    },
    isPreviewing: previewing.isPending,
    isMaking: making.isPending,
    error: previewing.error ?? making.error,
  }
}

import { performanceVisualCalls, performanceVisualKeys } from '@lernspur/api-client/teacher/performance-visual.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useMutation, useQueryClient } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { useRef } from 'react'
import { isScaleValid, type ScaleDraft, scaleBodyOf, scaleDraftOf } from '../../scale/scale-draft'

/** A scale as a draft that saves itself: name, level names, built-in pictures and order. */
export const useScaleDraft = (scale: PerformanceVisual) => {
  const params = { id: scale.id }
  const stored = useRef(scale)
  stored.current = scale
  const queryClient = useQueryClient()
  const reread = useReread(performanceVisualKeys.all)
  const { mutateAsync: update } = useMutation(performanceVisualCalls.updatePerformanceVisual({ showsConflict: true }))
  return useAutosave<ScaleDraft>({
    name: `scale ${scale.id}`,
    initial: scaleDraftOf(scale),
    isValid: isScaleValid,
    updatedAt: scale.updatedAt,
    save: async (draft, updatedAt) => {
      const body = scaleBodyOf(draft, scaleDraftOf(stored.current))
      const saved = await update({ params, body, ifMatch: updatedAt })
      await reread()
      return saved
    },
    reread: async () => {
      const theirs = await queryClient.query({
        ...performanceVisualCalls.getPerformanceVisual(params),
        staleTime: 0,
      })
      stored.current = theirs
      return { draft: scaleDraftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
}

import { performanceVisualCalls, performanceVisualKeys } from '@lernspur/api-client/teacher/performance-visual.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useKeyedMutation, useMutation, useQueryClient, useToast, useTranslation } from '@lernspur/app-runtime'
import { builtinPicturePath } from '@lernspur/contracts/level-picture'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { useState } from 'react'
import { type LevelDraft, pictureSetOf, redrawn, scaleBodyOf, scaleDraftOf } from '../../scale/scale-draft'
import { pictureFile } from './picture-files'

type Picture = { readonly file: Blob } | { readonly picturePath: string } | object

/** An uploaded picture as a file, so that it can be sent again after the server has deleted it. */
const pictureOf = async ({ pictureUrl, picturePath }: LevelDraft): Promise<Picture> => {
  if (pictureUrl) return { file: await pictureFile(pictureUrl) }
  return picturePath ? { picturePath } : {}
}

/** The built-in picture that stands for none. */
const word = { picturePath: builtinPicturePath('text', 1, 1) }

/**
 * Adds and removes levels of a scale, and stores uploaded pictures; each at once, after other unsaved changes. A whole
 * set of built-in pictures is redrawn for the new number of levels. Removal can be undone.
 */
export const useScaleLevels = (scale: PerformanceVisual, flush: () => Promise<void>) => {
  const { t } = useTranslation('school-editors.scale')
  const toast = useToast()
  const queryClient = useQueryClient()
  const reread = useReread(performanceVisualKeys.all)
  const [busy, setBusy] = useState(false)
  const { mutateAsync: create } = useKeyedMutation(performanceVisualCalls.createPerformanceLevel())
  const { mutateAsync: remove } = useMutation(performanceVisualCalls.deletePerformanceLevel())
  const { mutateAsync: update } = useMutation(performanceVisualCalls.updatePerformanceVisual())
  const { mutateAsync: store } = useMutation(performanceVisualCalls.updatePerformanceLevel({ showsFailure: true }))
  // For undo, after the dialog that shows failures was closed.
  const { mutateAsync: storeAgain } = useMutation(performanceVisualCalls.updatePerformanceLevel())
  const { id: visualId } = scale

  const read = () =>
    queryClient.query({ ...performanceVisualCalls.getPerformanceVisual({ id: visualId }), staleTime: 0 })
  const showAgain = async ({ id }: LevelDraft, body: Picture) => {
    await storeAgain({ params: { visualId, id }, body })
    await reread()
  }
  const changeNumber = async (write: (before: readonly LevelDraft[]) => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await flush()
      const before = scaleDraftOf(await read()).levels
      await write(before)
      const now = await read()
      const stored = scaleDraftOf(now)
      const redrawnLevels = redrawn(before, stored)
      if (redrawnLevels)
        await update({ params: { id: visualId }, body: scaleBodyOf(redrawnLevels, stored), ifMatch: now.updatedAt })
      return true
    } catch {
      // The call has shown the error.
      return false
    } finally {
      await reread()
      setBusy(false)
    }
  }
  return {
    busy,
    add: () =>
      changeNumber((before) => {
        const set = pictureSetOf(before)
        const count = before.length + 1
        const picture = set ? { picturePath: builtinPicturePath(set, count, count) } : {}
        return create({ params: { visualId }, body: { label: t(($) => $.level.new), ...picture } })
      }),
    remove: async (level: LevelDraft) => {
      const { id, label } = level
      const position = { at: 1, picture: {} as Picture }
      const isGone = await changeNumber(async (before) => {
        position.at = before.findIndex((one) => one.id === id) + 1
        position.picture = await pictureOf(level)
        await remove({ params: { visualId, id } })
      })
      if (!isGone) return
      const undo = async () => {
        await changeNumber(() =>
          create({ params: { visualId }, body: { label, level: position.at, ...position.picture } }),
        )
      }
      toast({ text: t(($) => $.level.removed, { label }), undo })
    },
    /** An uploaded picture, in place of the present one. */
    upload: async (level: LevelDraft, file: Blob) => {
      await flush()
      const former = await pictureOf(level)
      await store({ params: { visualId, id: level.id }, body: { file } })
      await reread()
      const undo = () => showAgain(level, 'file' in former || 'picturePath' in former ? former : word)
      toast({ text: t(($) => $.picture.changed, { label: level.label }), undo })
    },
    /** The same without undo. */
    restore: async (level: LevelDraft, file: Blob) => {
      await flush()
      await showAgain(level, { file })
    },
  }
}

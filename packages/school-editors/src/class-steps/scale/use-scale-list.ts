import { performanceVisualCalls, performanceVisualKeys } from '@lernspur/api-client/teacher/performance-visual.queries'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceLevel, PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { levelsOf, type Preset } from '../../scale/scale'
import { pictureFile } from './picture-files'

/** Uploaded pictures by the index of their level, so that they can be sent again. */
const retainPictures = (levels: readonly PerformanceLevel[]) =>
  Promise.all(
    levels.flatMap(({ pictureUrl }, at) =>
      pictureUrl ? [pictureFile(pictureUrl).then((file) => ({ at, file }))] : [],
    ),
  )

/** Creates, copies and deletes scales of a class, or without one of the school. Deleting can be undone. */
export const useScaleList = (schoolClassId: string | null) => {
  const { t } = useTranslation('school-editors.scale')
  const toast = useToast()
  const reread = useReread(performanceVisualKeys.all)
  const { mutateAsync: create, isPending: isMaking } = useKeyedMutation(
    performanceVisualCalls.createPerformanceVisual(),
  )
  const { mutateAsync: duplicate, isPending: isCopying } = useKeyedMutation(
    performanceVisualCalls.duplicatePerformanceVisual(),
  )
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(performanceVisualCalls.deletePerformanceVisual())
  const { mutateAsync: store } = useMutation(performanceVisualCalls.updatePerformanceLevel())

  const restore = async ({ name, performanceLevelsV2 }: PerformanceVisual, pictures: Pictures) => {
    const levels = performanceLevelsV2.map(({ label, picturePath, isFrontendPicture }) => ({
      label,
      picturePath: isFrontendPicture ? picturePath : null,
    }))
    const made = await create({ body: { name, schoolClassId, performanceLevelsV2: levels } })
    for (const { at, file } of pictures) {
      const id = made.performanceLevelsV2[at]?.id
      if (id) await store({ params: { visualId: made.id, id }, body: { file } })
    }
    await reread()
  }
  return {
    busy: isMaking || isCopying || isRemoving,
    /** Id of the new scale. */
    make: async (preset: Preset): Promise<string> => {
      const { id } = await create({
        body: { name: preset.name, schoolClassId, performanceLevelsV2: levelsOf(preset) },
      })
      await reread()
      return id
    },
    /** Id of the copy. */
    copy: async ({ id: originId, name }: PerformanceVisual): Promise<string> => {
      const { id } = await duplicate({ params: { id: originId }, body: { schoolClassId } })
      await reread()
      toast({ text: t(($) => $.overview.copied, { name }) })
      return id
    },
    remove: async (scale: PerformanceVisual): Promise<void> => {
      const pictures = await retainPictures(scale.performanceLevelsV2)
      await remove({ params: { id: scale.id } })
      await reread()
      toast({ text: t(($) => $.overview.deleted, { name: scale.name }), undo: () => restore(scale, pictures) })
    },
  }
}

type Pictures = Awaited<ReturnType<typeof retainPictures>>

import { useToast, useTranslation } from '@lernspur/app-runtime'
import type { LevelDraft, ScaleDraft } from '../../scale/scale-draft'
import { pictureFile } from './picture-files'

/**
 * `const changeWith = useReplacedPictures(upload)`: own pictures that a change of a scale replaces by built-in ones go
 * from the server; they are read before, and offered again.
 */
export const useReplacedPictures = (upload: (level: LevelDraft, file: Blob) => Promise<void>) => {
  const { t } = useTranslation('school-editors.scale')
  const toast = useToast()
  return async (before: ScaleDraft, next: ScaleDraft, change: (draft: ScaleDraft) => void): Promise<void> => {
    const lost = before.levels.flatMap((level) => {
      const isReplaced = next.levels.some(({ id, isFrontendPicture }) => id === level.id && isFrontendPicture)
      return level.pictureUrl && isReplaced ? [{ level, pictureUrl: level.pictureUrl }] : []
    })
    if (lost.length === 0) return change(next)
    const retained = await Promise.all(
      lost.map(async ({ level, pictureUrl }) => ({ level, file: await pictureFile(pictureUrl) })),
    )
    change(next)
    const undo = async () => {
      for (const { level, file } of retained) await upload(level, file)
    }
    toast({ text: t(($) => $.picture.replaced, { count: retained.length }), undo })
  }
}

import { useTranslation } from '@lernspur/app-runtime'
import type { PictureFault } from './read-picture-file'

/** Texts for why a file cannot become a picture. */
export const usePictureFaults = (): Readonly<Record<PictureFault, string>> => {
  const { t } = useTranslation('school-editors.scale')
  return {
    drawing: t(($) => $.picture.fault.drawing),
    type: t(($) => $.picture.fault.type),
    size: t(($) => $.picture.fault.size),
    pixels: t(($) => $.picture.fault.pixels),
    broken: t(($) => $.picture.fault.broken),
  }
}

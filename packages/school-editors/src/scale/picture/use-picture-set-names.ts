import { useTranslation } from '@lernspur/app-runtime'
import type { PictureSet } from '@lernspur/contracts/level-picture'

/** Names of the sets of built-in pictures, in the user's language. */
export const usePictureSetNames = (): Readonly<Record<PictureSet, string>> => {
  const { t } = useTranslation('school-editors.scale')
  return {
    smileys: t(($) => $.smileys),
    stars: t(($) => $.stars),
    'traffic-light': t(($) => $.trafficLight),
    bars: t(($) => $.bars),
    text: t(($) => $.text),
  }
}

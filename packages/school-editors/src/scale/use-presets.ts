import { useTranslation } from '@lernspur/app-runtime'
import type { Preset } from './scale'

/** Built-in scales in the user's language. */
export const usePresets = (): readonly Preset[] => {
  const { t } = useTranslation('school-editors.scale')
  const four = [t(($) => $.four.one), t(($) => $.four.two), t(($) => $.four.three), t(($) => $.four.four)]
  const three = [t(($) => $.three.one), t(($) => $.three.two), t(($) => $.three.three)]
  const five = [
    t(($) => $.five.one),
    t(($) => $.five.two),
    t(($) => $.five.three),
    t(($) => $.five.four),
    t(($) => $.five.five),
  ]
  return [
    { id: 'smileys-4', name: t(($) => $.smileys), labels: four },
    { id: 'stars-5', name: t(($) => $.stars), labels: five },
    { id: 'traffic-light-3', name: t(($) => $.trafficLight), labels: three },
    { id: 'bars-4', name: t(($) => $.bars), labels: four },
    { id: 'smileys-3', name: t(($) => $.smileysThree), labels: three },
    { id: 'text-4', name: t(($) => $.text), labels: four },
  ]
}

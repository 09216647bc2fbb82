import { useTranslation } from '@lernspur/app-kit'
import { type PlanId, type Share, sharesOf } from '../assessment/plan'
import type { Preset } from './scale'

/** Built-in scales in the words of the page's language. */
export const usePresets = (): readonly Preset[] => {
  const { t } = useTranslation('setup')
  const four = [
    t(($) => $.scale.four.one),
    t(($) => $.scale.four.two),
    t(($) => $.scale.four.three),
    t(($) => $.scale.four.four),
  ]
  const three = [t(($) => $.scale.three.one), t(($) => $.scale.three.two), t(($) => $.scale.three.three)]
  const five = [
    t(($) => $.scale.five.one),
    t(($) => $.scale.five.two),
    t(($) => $.scale.five.three),
    t(($) => $.scale.five.four),
    t(($) => $.scale.five.five),
  ]
  return [
    { id: 'smileys-4', name: t(($) => $.scale.smileys), labels: four },
    { id: 'stars-5', name: t(($) => $.scale.stars), labels: five },
    { id: 'traffic-light-3', name: t(($) => $.scale.trafficLight), labels: three },
    { id: 'bars-4', name: t(($) => $.scale.bars), labels: four },
    { id: 'smileys-3', name: t(($) => $.scale.smileysThree), labels: three },
    { id: 'text-4', name: t(($) => $.scale.text), labels: four },
  ]
}

/** `const sharesOf = useShares()`: the kinds of a plan with their weights, in the words of the page's language. */
export const useShares = (): ((plan: PlanId) => Share[]) => {
  const { t } = useTranslation('setup')
  const names = [t(($) => $.plan.observation), t(($) => $.plan.test), t(($) => $.plan.talk)]
  return (plan) => sharesOf(plan, names)
}

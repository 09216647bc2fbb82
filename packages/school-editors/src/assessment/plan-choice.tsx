import { useFormat, useTranslation } from '@lernspur/app-kit'
import { RadioGroup } from '@lernspur/ui/choice/radio-group'
import { type PlanId, plans, type Share } from './plan'
import { useShares } from './use-shares'

const hundred = 100

interface PlanChoiceProps {
  value: string
  onValueChange: (value: string) => void
  /** What the school has laid down for the level, if anything: value `school`. */
  school?: readonly Share[]
}

/** How much each kind of assessment counts. */
export function PlanChoice({ value, onValueChange, school = [] }: PlanChoiceProps) {
  const { t } = useTranslation('school-editors.assessment')
  const format = useFormat()
  const sharesOf = useShares()
  const weights = (shares: readonly Share[]) =>
    shares.map(({ name, weighting }) => `${name} ${format.percent(weighting / hundred)}`).join(' · ')
  const titles: Record<PlanId, string> = {
    observation: t(($) => $.plan.only),
    'observation-test': t(($) => $.plan.two),
    'observation-test-talk': t(($) => $.plan.three),
  }
  return (
    <RadioGroup
      look="cards"
      label={t(($) => $.plan.label)}
      value={value}
      onValueChange={onValueChange}
      options={[
        ...(school.length > 0 ? [{ value: 'school', label: t(($) => $.plan.school), hint: weights(school) }] : []),
        ...plans.map((plan) => ({ value: plan, label: titles[plan], hint: weights(sharesOf(plan)) })),
      ]}
    />
  )
}

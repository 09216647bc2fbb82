import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { plans, type Share } from './plan'
import { usePlanNames } from './use-plan-names'
import { useShares } from './use-shares'

const hundred = 100

interface PlanChoiceProps {
  value: string
  onValueChange: (value: string) => void
  /** The school's own assessment templates for the level, if any: value `school`. */
  school?: readonly Share[]
}

/** A choice of weightings. */
export function PlanChoice({ value, onValueChange, school = [] }: PlanChoiceProps) {
  const { t } = useTranslation('school-editors.assessment')
  const format = useFormat()
  const sharesOf = useShares()
  const weights = (shares: readonly Share[]) =>
    shares.map(({ name, weighting }) => `${name} ${format.percent(weighting / hundred)}`).join(' · ')
  const titles = usePlanNames()
  return (
    <RadioGroupField
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

import { useTranslation } from '@lernspur/app-runtime'
import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import { formSemesters } from '@lernspur/contracts/official-form/wording'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

/** Select does not support an empty value. */
const both = 'both'

interface BlockPositionProps {
  block: Exclude<FormBlock, { kind: 'title' }>
  /** Years of schooling that the form is for. */
  schoolLevels: readonly number[]
  change: (block: FormBlock) => void
}

/** Whether a block begins a page, and the reports to which it belongs (rule form.1). */
export function BlockPosition({ block, schoolLevels, change }: BlockPositionProps) {
  const { t } = useTranslation('provider.official-form')
  const { startsPage = false, semester, schoolLevels: own = schoolLevels, ...rest } = block
  const write = (position: Pick<typeof block, 'startsPage' | 'semester' | 'schoolLevels'>) =>
    change({
      ...rest,
      ...(position.startsPage && { startsPage: true }),
      ...(position.semester && { semester: position.semester }),
      ...(position.schoolLevels && { schoolLevels: position.schoolLevels }),
    } as FormBlock)
  const current = { startsPage, semester, schoolLevels: block.schoolLevels }
  const chooseLevel = (level: number, isChosen: boolean) => {
    const next = schoolLevels.filter((one) => (one === level ? isChosen : own.includes(one)))
    // All years is no restriction, and a block of no report would never print.
    if (next.length > 0) write({ ...current, schoolLevels: next.length === schoolLevels.length ? undefined : next })
  }
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2 font-medium">{t(($) => $.position.title)}</summary>
      <div className="grid gap-3 pt-1">
        <CheckboxField
          label={t(($) => $.position.startsPage)}
          checked={startsPage}
          onCheckedChange={(isFirst) => write({ ...current, startsPage: isFirst })}
        />
        <LabelledField label={t(($) => $.position.semester)}>
          <SelectInput
            value={semester ?? both}
            onValueChange={(value) => write({ ...current, semester: formSemesters.find((one) => one === value) })}
            options={[both, ...formSemesters].map((value) => ({
              value,
              label: t(($) => $.position.of[value === both ? 'both' : value === 'first' ? 'first' : 'second']),
            }))}
          />
        </LabelledField>
        {schoolLevels.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="font-medium">{t(($) => $.position.levels)}</legend>
            <div className="flex flex-wrap gap-x-4">
              {schoolLevels.map((level) => (
                <CheckboxField
                  key={level}
                  label={`${level}`}
                  checked={own.includes(level)}
                  onCheckedChange={(isChosen) => chooseLevel(level, isChosen)}
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </details>
  )
}

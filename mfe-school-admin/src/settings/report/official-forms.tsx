import { schoolFormListQuery } from '@lernspur/api-client/school-admin/official-form.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { blockOf } from '@lernspur/contracts/official-form/form-content'
import type { SchoolForm } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import type { OfficialFormChoice, ReportLayout } from '@lernspur/contracts/tenant.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { useState } from 'react'
import { LegalSource } from '../../legal-source'

/** Select does not support an empty value. */
const none = 'none'

/** Choices with that of one year of schooling replaced; none of it removes it. */
const withChoice = (
  choices: readonly OfficialFormChoice[],
  schoolLevel: number | null,
  officialFormId: string,
): OfficialFormChoice[] => [
  ...choices.filter((one) => one.schoolLevel !== schoolLevel),
  ...(officialFormId === none ? [] : [{ schoolLevel, officialFormId }]),
]

/** A form with the official text that it follows, and who has compared it with that and when (rule form.2). */
function FormSource({ form }: { form: SchoolForm }) {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const { formCheck, fits } = form
  const { name, source, sourceUrl, blocks } = form.content
  const grades = blockOf(blocks, 'subjects')?.grades ?? []
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span lang="de" className="font-medium">
          {name}
        </span>
        <span className="text-sm text-muted-foreground">
          {t(($) => $.layout.official.version, { number: form.number })}
        </span>
        <Badge variant={formCheck ? 'secondary' : 'warning'}>
          {formCheck ? t(($) => $.layout.official.verified) : t(($) => $.layout.official.unverified)}
        </Badge>
        {!fits && <Badge variant="warning">{t(($) => $.layout.official.elsewhere)}</Badge>}
      </p>
      {formCheck && (
        <p className="text-sm wrap-anywhere">
          {t(($) => $.layout.official.checkedBy, {
            name: formCheck.checkedBy ? format.name(formCheck.checkedBy) : t(($) => $.layout.official.provider),
            day: format.instant(formCheck.checkedAt),
            source: formCheck.source,
            sourceDay: format.day(formCheck.sourceDate),
          })}
        </p>
      )}
      <LegalSource source={source} sourceUrl={sourceUrl} link={t(($) => $.layout.official.source)} />
      {grades.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {t(($) => $.layout.official.proposal, {
            grades: format.list(
              grades.map(({ grade, from }) => t(($) => $.layout.official.proposedFrom, { grade, from })),
            ),
          })}
        </p>
      )}
    </li>
  )
}

interface OfficialFormsProps {
  draft: ReportLayout
  change: (next: ReportLayout) => void
}

/**
 * Which official form new reports are printed in, for all years of schooling or for one: those that are made for the
 * school's Land and type are offered, others when all are to be seen (rule form.3).
 */
export function OfficialForms({ draft, change }: OfficialFormsProps) {
  const { t } = useTranslation('school-admin.settings')
  const { data } = useQuery(schoolFormListQuery())
  const [showsAll, setShowsAll] = useState(false)
  const offered = data?.rows ?? []
  const choices = draft.officialForms ?? []
  const isChosen = ({ id }: SchoolForm) => choices.some(({ officialFormId }) => officialFormId === id)
  const forms = offered.filter((form) => showsAll || form.fits || isChosen(form))
  const isElsewhere = offered.some(({ fits }) => !fits)
  const levels = [...new Set(forms.flatMap(({ content }) => content.schoolLevels))].sort((a, b) => a - b)
  const chosenId = (schoolLevel: number | null) =>
    choices.find((one) => one.schoolLevel === schoolLevel)?.officialFormId ?? none
  const choose = (schoolLevel: number | null) => (id: string) =>
    change({ ...draft, officialForms: withChoice(choices, schoolLevel, id) })
  /** A form that is made for others says for whom. */
  const nameOf = ({ content, fits, state, schoolTypes }: SchoolForm): string => {
    const scope = [...(state === null ? [] : [state]), ...schoolTypes].join(', ')
    return fits || scope === '' ? content.name : `${content.name} (${scope})`
  }
  const optionsOf = (fitting: readonly SchoolForm[], blank: string) => [
    { value: none, label: blank },
    ...fitting.map((form) => ({ value: form.id, label: nameOf(form) })),
  ]
  const chosen = forms.filter(isChosen)
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">{t(($) => $.layout.official.title)}</legend>
      <p className="text-sm text-muted-foreground">
        {data && !offered.some(({ fits }) => fits)
          ? t(($) => $.layout.official.empty)
          : t(($) => $.layout.official.hint)}
      </p>
      {isElsewhere && (
        <CheckboxField
          label={t(($) => $.layout.official.all)}
          hint={t(($) => $.layout.official.allHint)}
          checked={showsAll}
          onCheckedChange={setShowsAll}
        />
      )}
      {forms.length > 0 && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <LabelledField label={t(($) => $.layout.official.everyLevel)}>
            <SelectInput
              value={chosenId(null)}
              onValueChange={choose(null)}
              options={optionsOf(
                forms,
                t(($) => $.layout.official.own),
              )}
            />
          </LabelledField>
          {levels.map((level) => (
            <LabelledField key={level} label={t(($) => $.layout.official.level, { level })}>
              <SelectInput
                value={chosenId(level)}
                onValueChange={choose(level)}
                options={optionsOf(
                  forms.filter(({ content }) => content.schoolLevels.includes(level)),
                  t(($) => $.layout.official.asEvery),
                )}
              />
            </LabelledField>
          ))}
        </div>
      )}
      {chosen.length > 0 && (
        <>
          <ul className="grid gap-3">
            {chosen.map((form) => (
              <FormSource key={form.id} form={form} />
            ))}
          </ul>
          {chosen.some(({ formCheck }) => !formCheck) && (
            <p className="text-sm">{t(($) => $.layout.official.unverifiedHint)}</p>
          )}
          <p className="text-sm">{t(($) => $.layout.official.replaces)}</p>
        </>
      )}
    </fieldset>
  )
}

import { useTranslation } from '@lernspur/app-runtime'
import { type Tenant, tenantLimits } from '@lernspur/contracts/tenant.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import { useRef } from 'react'
import { SettingsSection } from '../settings-section'
import { isSchoolValid, type SchoolDraft, schoolBodyOf, schoolDraftOf } from '../setup/school/school-draft'
import { SchoolFields } from '../setup/school/school-fields'
import { useStoreSchool } from '../setup/school/use-store-school'

interface SchoolDataDraft extends SchoolDraft {
  readonly slogan: string
}

const isSloganValid = (slogan: string) => slogan.trim().length <= tenantLimits.slogan

/** Name, slogan, place and kind of the school; saved automatically. */
export function SchoolData({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.settings')
  const nameInput = useRef<HTMLInputElement>(null)
  const { draft, change, conflict } = useStoreSchool<SchoolDataDraft>(tenant, {
    name: 'school data',
    draftOf: (school) => ({ ...schoolDraftOf(school), slogan: school.slogan ?? '' }),
    isValid: (latest) => isSchoolValid(latest) && isSloganValid(latest.slogan),
    bodyOf: ({ slogan, ...rest }, states) => {
      const body = schoolBodyOf(rest, states)
      return body && { ...body, slogan: slogan.trim() || null }
    },
  })
  return (
    <SettingsSection title={t(($) => $.school.title)} description={t(($) => $.school.description)}>
      <SchoolFields
        draft={draft}
        change={change}
        conflict={conflict}
        further={[[t(($) => $.school.slogan.label), ({ slogan }) => slogan]]}
        tried
        nameInput={nameInput}
      >
        <LabelledField
          label={t(($) => $.school.slogan.label)}
          optional={t(($) => $.school.optional)}
          hint={t(($) => $.school.slogan.hint)}
          error={
            isSloganValid(draft.slogan) ? undefined : t(($) => $.school.slogan.tooLong, { max: tenantLimits.slogan })
          }
        >
          <Input
            autoComplete="off"
            value={draft.slogan}
            onChange={(event) => change({ ...draft, slogan: event.target.value })}
          />
        </LabelledField>
      </SchoolFields>
    </SettingsSection>
  )
}

import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import {
  defaultReportLayout,
  type ReportLayout,
  reportFields,
  reportForms,
  reportSigners,
  type Tenant,
} from '@lernspur/contracts/tenant.contract'
import { languages } from '@lernspur/contracts/wire/error-catalogue'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { SettingsSection } from '../../settings-section'
import { useStoreSchool } from '../../setup/school/use-store-school'
import { LayoutPreview } from './layout-preview'
import { OfficialForms } from './official-forms'
import { SchoolLogo } from './school-logo'

/** What every new report shows: the school's logo, who signs, and whether all competences are listed. */
export function ReportSettings({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const { draft, change, conflict } = useStoreSchool<ReportLayout>(tenant, {
    name: 'report layout',
    draftOf: ({ reportLayout }) => reportLayout ?? defaultReportLayout,
    isValid: () => true,
    bodyOf: (reportLayout) => ({ reportLayout }),
  })
  const names = {
    classTeacher: t(($) => $.layout.signer.classTeacher),
    headOfSchool: t(($) => $.layout.signer.headOfSchool),
    guardians: t(($) => $.layout.signer.guardians),
  }
  const fieldNames = {
    birthDate: t(($) => $.layout.field.birthDate),
    absences: t(($) => $.layout.field.absences),
    classRemark: t(($) => $.layout.field.classRemark),
  }
  const { signers, showsUnobserved, form = 'standard', language = 'de', fields = [] } = draft
  const forms = {
    standard: { label: t(($) => $.layout.form.standard), hint: t(($) => $.layout.form.standardHint) },
    compact: { label: t(($) => $.layout.form.compact), hint: t(($) => $.layout.form.compactHint) },
    child: { label: t(($) => $.layout.form.child), hint: t(($) => $.layout.form.childHint) },
  }
  return (
    <SettingsSection title={t(($) => $.layout.title)} description={t(($) => $.layout.description)}>
      <SchoolLogo tenant={tenant} />
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.layout.form.title), (one) => forms[one.form ?? 'standard'].label],
          [t(($) => $.layout.language.title), (one) => t(($) => $.layout.language[one.language ?? 'de'])],
          [t(($) => $.layout.signers), (one) => format.list(one.signers.map((signer) => names[signer]))],
          [
            t(($) => $.layout.fields),
            (one) => format.list((one.fields ?? []).map((field) => fieldNames[field])) || t(($) => $.layout.noFields),
          ],
          [
            t(($) => $.layout.unobserved),
            (one) => (one.showsUnobserved ? t(($) => $.layout.yes) : t(($) => $.layout.no)),
          ],
          [
            t(($) => $.layout.official.title),
            (one) => t(($) => $.layout.official.count, { count: one.officialForms?.length ?? 0 }),
          ],
        ]}
      />
      <div className="grid gap-1">
        <h3 className="text-sm font-medium">{t(($) => $.layout.form.title)}</h3>
        <RadioGroupField
          label={t(($) => $.layout.form.title)}
          value={form}
          onValueChange={(value) => change({ ...draft, form: reportForms.find((one) => one === value) ?? 'standard' })}
          options={reportForms.map((value) => ({ value, ...forms[value] }))}
        />
      </div>
      <div className="grid gap-1">
        <h3 className="text-sm font-medium">{t(($) => $.layout.language.title)}</h3>
        <p className="pb-1 text-sm text-muted-foreground">{t(($) => $.layout.language.hint)}</p>
        <RadioGroupField
          label={t(($) => $.layout.language.title)}
          value={language}
          onValueChange={(value) => change({ ...draft, language: languages.find((one) => one === value) ?? 'de' })}
          options={languages.map((value) => ({ value, label: t(($) => $.layout.language[value]) }))}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-medium">{t(($) => $.layout.signers)}</legend>
        {reportSigners.map((signer) => (
          <CheckboxField
            key={signer}
            label={names[signer]}
            checked={signers.includes(signer)}
            onCheckedChange={(isChosen) =>
              change({
                ...draft,
                signers: reportSigners.filter((one) => (one === signer ? isChosen : signers.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <CheckboxField
        label={t(($) => $.layout.unobserved)}
        hint={t(($) => $.layout.unobservedHint)}
        checked={showsUnobserved}
        onCheckedChange={(next) => change({ ...draft, showsUnobserved: next })}
      />
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">{t(($) => $.layout.fields)}</legend>
        <p className="pb-1 text-sm text-muted-foreground">{t(($) => $.layout.fieldsHint)}</p>
        {reportFields.map((field) => (
          <CheckboxField
            key={field}
            label={fieldNames[field]}
            checked={fields.includes(field)}
            onCheckedChange={(isChosen) =>
              change({
                ...draft,
                fields: reportFields.filter((one) => (one === field ? isChosen : fields.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <OfficialForms draft={draft} change={change} />
      <LayoutPreview layout={draft} />
    </SettingsSection>
  )
}

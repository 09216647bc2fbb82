import { useFormat, useTranslation } from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import {
  type ReportLayout,
  reportForms,
  reportSigners,
  type Tenant,
  usualReportLayout,
} from '@lernspur/contracts/tenant.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { RadioGroup } from '@lernspur/ui/choice/radio-group'
import { SettingsSection } from '../../settings-section'
import { useStoreSchool } from '../../setup/school/use-store-school'
import { LayoutPreview } from './layout-preview'
import { SchoolLogo } from './school-logo'

/** What every new report shows of the school: its logo, who signs, and whether all competences are listed. */
export function ReportSettings({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const { draft, change, conflict } = useStoreSchool<ReportLayout>(tenant, {
    name: 'report layout',
    draftOf: ({ reportLayout }) => reportLayout ?? usualReportLayout,
    isValid: () => true,
    bodyOf: (reportLayout) => ({ reportLayout }),
  })
  const names = {
    classTeacher: t(($) => $.layout.signer.classTeacher),
    headOfSchool: t(($) => $.layout.signer.headOfSchool),
    guardians: t(($) => $.layout.signer.guardians),
  }
  const { signers, showsUnobserved, form = 'standard' } = draft
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
          [t(($) => $.layout.signers), (one) => format.list(one.signers.map((signer) => names[signer]))],
          [
            t(($) => $.layout.unobserved),
            (one) => (one.showsUnobserved ? t(($) => $.layout.yes) : t(($) => $.layout.no)),
          ],
        ]}
      />
      <div className="grid gap-1">
        <h3 className="text-sm font-medium">{t(($) => $.layout.form.title)}</h3>
        <RadioGroup
          label={t(($) => $.layout.form.title)}
          value={form}
          onValueChange={(value) => change({ ...draft, form: reportForms.find((one) => one === value) ?? 'standard' })}
          options={reportForms.map((value) => ({ value, ...forms[value] }))}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-medium">{t(($) => $.layout.signers)}</legend>
        {reportSigners.map((signer) => (
          <Checkbox
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
      <Checkbox
        label={t(($) => $.layout.unobserved)}
        hint={t(($) => $.layout.unobservedHint)}
        checked={showsUnobserved}
        onCheckedChange={(next) => change({ ...draft, showsUnobserved: next })}
      />
      <LayoutPreview layout={draft} />
    </SettingsSection>
  )
}

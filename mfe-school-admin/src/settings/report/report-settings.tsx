import { useFormat, useTranslation } from '@lernspur/app-kit'
import { DraftConflictNotice } from '@lernspur/app-kit/saving/draft-conflict-notice'
import { type ReportLayout, reportSigners, type Tenant, usualReportLayout } from '@lernspur/contracts/tenant.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { SettingsSection } from '../../settings-section'
import { useStoreSchool } from '../../setup/school/use-store-school'
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
  const { signers, showsUnobserved } = draft
  return (
    <SettingsSection title={t(($) => $.layout.title)} description={t(($) => $.layout.description)}>
      <SchoolLogo tenant={tenant} />
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.layout.signers), (one) => format.list(one.signers.map((signer) => names[signer]))],
          [
            t(($) => $.layout.unobserved),
            (one) => (one.showsUnobserved ? t(($) => $.layout.yes) : t(($) => $.layout.no)),
          ],
        ]}
      />
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
    </SettingsSection>
  )
}

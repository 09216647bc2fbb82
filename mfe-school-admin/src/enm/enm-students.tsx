import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { EnmSource } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { MeaningChoices } from '../meaning-choices'
import { SettingsSection } from '../settings-section'
import { FoldedNames } from './folded-names'
import type { EnmPreviewState, PlannedStudent, WithoutReport } from './use-enm-preview'

const reasons: readonly Exclude<WithoutReport, 'nobody' | 'twice'>[] = ['open', 'none', 'several']

/** Whom the children of a file mean: those who are known by name, and those who are to be chosen (rule enm.2). */
export function EnmStudents({ preview, source }: { preview: EnmPreviewState; source: EnmSource }) {
  const { t } = useTranslation('school-admin.enm-file')
  const format = useFormat()
  const { planned } = preview
  const byId = new Map(source.students.map((one) => [one.id, one]))
  const nameOf = (id: string): string => {
    const one = byId.get(id)
    return one ? [format.listName(one), one.schoolClassNames.join(', ')].filter(Boolean).join(' · ') : ''
  }
  const labelOf = ({ name, className }: PlannedStudent) =>
    [name || t(($) => $.students.nameless), className].filter(Boolean).join(' · ')
  const open = planned.filter(({ certainty, without }) => certainty !== 'same' || without === 'twice')
  const same = planned.filter((one) => !open.includes(one))
  const hintOf = ({ certainty, candidates }: PlannedStudent): string =>
    certainty === 'chosen'
      ? t(($) => $.students.chosen)
      : certainty === 'doubtful'
        ? t(($) => $.students.doubtful, { names: format.list(candidates.slice(0, 5).map(nameOf)) })
        : t(($) => $.students.unknown)
  const inFile = new Set(planned.map(({ studentId }) => studentId))
  const missing = source.reports.filter(
    ({ studentId, status, name }) => status === 'completed' && name === preview.reportName && !inFile.has(studentId),
  )
  return (
    <SettingsSection title={t(($) => $.students.title)} description={t(($) => $.students.description)}>
      <p aria-live="polite" className="font-medium">
        {t(($) => $.students.known, { count: planned.filter(({ studentId }) => studentId !== '').length })}{' '}
        {t(($) => $.students.left, { count: planned.filter(({ without }) => without === 'nobody').length })}
      </p>
      {open.length > 0 && (
        <MeaningChoices
          title={t(($) => $.students.choose)}
          description={t(($) => $.students.chooseHint)}
          entries={open.map((one) => ({
            key: `${one.enmId}`,
            label: labelOf(one),
            hint: hintOf(one),
            ...(one.without === 'twice' && { error: t(($) => $.students.twice) }),
          }))}
          items={source.students.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          chosen={preview.studentIds}
          onChoose={preview.chooseStudent}
          none={t(($) => $.students.nobody)}
          search={t(($) => $.students.search)}
          noMatch={t(($) => $.noMatch)}
        />
      )}
      <FoldedNames summary={t(($) => $.students.same, { count: same.length })} names={same.map(labelOf)} />
      {reasons.map((reason) => {
        const names = planned.flatMap((one) => (one.without === reason ? [labelOf(one)] : []))
        return <FoldedNames key={reason} summary={t(($) => $.without[reason], { count: names.length })} names={names} />
      })}
      <FoldedNames
        summary={t(($) => $.without.notInFile, { count: missing.length })}
        names={missing.map(({ studentId, schoolClassName }) => nameOf(studentId) || schoolClassName)}
      />
    </SettingsSection>
  )
}

import { useTranslation } from '@lernspur/app-runtime'
import {
  type CurriculumLicence,
  curriculumLicences,
} from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

export const exportKinds = ['table', 'curriculum'] as const
export type ExportKind = (typeof exportKinds)[number]

interface ExportFormatProps {
  kind: ExportKind
  onKind: (kind: ExportKind) => void
  licence: CurriculumLicence | null
  onLicence: (licence: CurriculumLicence | null) => void
}

const none = 'none'

/** The format of an export; a curriculum is for other programs and may state a licence (rule file.7). */
export function ExportFormat({ kind, onKind, licence, onLicence }: ExportFormatProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const segments = exportKinds.map((value) => ({ value, label: t(($) => $.export.kind[value]) }))
  const licences = [
    { value: none, label: t(($) => $.export.noLicence) },
    ...curriculumLicences.map((value) => ({
      value,
      label: value.replace(/^CC-|-(?=\d)/g, (part) => part.replace('-', ' ')),
    })),
  ]
  return (
    <div className="grid grid-cols-1 gap-4 pb-5">
      <SegmentedControl
        label={t(($) => $.export.format)}
        segments={segments}
        value={kind}
        onValueChange={(value) => onKind(exportKinds.find((one) => one === value) ?? kind)}
      />
      <p className="text-sm text-muted-foreground">{t(($) => $.export.about[kind])}</p>
      {kind === 'curriculum' && (
        <LabelledField label={t(($) => $.export.licence)}>
          <SelectInput
            options={licences}
            value={licence ?? none}
            onValueChange={(value) => onLicence(curriculumLicences.find((one) => one === value) ?? null)}
          />
        </LabelledField>
      )}
    </div>
  )
}

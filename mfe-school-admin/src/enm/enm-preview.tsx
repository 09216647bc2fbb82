import { fillEnmFileMutation } from '@lernspur/api-client/teacher/enm-file.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { saveFile, useFormat, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { EnmSource } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { SettingsSection } from '../settings-section'
import { EnmMeaningFields } from './enm-meaning-fields'
import { EnmResult, type EnmResultFacts } from './enm-result'
import { EnmStudents } from './enm-students'
import { closeContainer, type EnmKey } from './file/container'
import { fillEnm } from './file/fill-enm'
import type { EnmFile } from './file/read-enm'
import { type EnmPreviewState, useEnmPreview } from './use-enm-preview'

interface EnmPreviewProps {
  file: EnmFile
  name: string
  fileKey: EnmKey | undefined
  source: EnmSource
  onClose: () => void
}

function FileFacts({ file: { content } }: { file: EnmFile }) {
  const { t } = useTranslation('school-admin.enm-file')
  const format = useFormat()
  const facts = [
    [t(($) => $.facts.schoolNumber), `${content.schulnummer}`],
    [t(($) => $.facts.schoolYear), `${content.schuljahr}/${content.schuljahr + 1}`],
    [
      t(($) => $.facts.part),
      t(($) => $.facts.partOf, { part: content.aktuellerAbschnitt, total: content.anzahlAbschnitte }),
    ],
    [t(($) => $.facts.students), format.number(content.schueler.length)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether the file is the school's own, and for all teachers. */
function FileWarnings({
  file: { content },
  source,
  preview,
}: Pick<EnmPreviewProps, 'file' | 'source'> & { preview: EnmPreviewState }) {
  const { t } = useTranslation('school-admin.enm-file')
  // As text: a number would be grouped by its thousands.
  const number = `${content.schulnummer}`
  return (
    <>
      {preview.isOtherSchool && (
        <>
          <Banner tone="danger" icon={<CircleAlert />} live>
            {t(($) => $.number.other, { number, before: `${source.schoolNumber ?? ''}` })}
          </Banner>
          <CheckboxField
            checked={preview.isNewNumber}
            onCheckedChange={preview.setNewNumber}
            label={t(($) => $.number.isNew, { number })}
          />
        </>
      )}
      {source.schoolNumber === null && <Banner tone="neutral">{t(($) => $.number.first, { number })}</Banner>}
      {content.lehrerID !== null && content.lehrerID !== undefined && (
        <Banner tone="neutral">{t(($) => $.facts.oneTeacher)}</Banner>
      )}
    </>
  )
}

/** What a file means here, what is to be chosen, and the button that fills it (rules enm.2 to enm.6). */
export function EnmPreview({ file, name, fileKey, source, onClose }: EnmPreviewProps) {
  const { t } = useTranslation('school-admin.enm-file')
  const preview = useEnmPreview(file, source)
  const { mutateAsync, isPending, error } = useMutation(fillEnmFileMutation())
  const [isWriting, setWriting] = useState(false)
  const [result, setResult] = useState<EnmResultFacts | null>(null)
  const fill = async () => {
    setResult(null)
    const { rows } = await mutateAsync({ body: preview.body })
    setWriting(true)
    try {
      const byId = new Map(rows.map((report) => [report.id, report]))
      const reports = new Map(
        preview.planned.flatMap(({ enmId, reportId }) => {
          const report = byId.get(reportId ?? '')
          return report ? [[enmId, report] as const] : []
        }),
      )
      const filled = fillEnm(file.text, file.content, reports, preview.meanings, new Date())
      saveFile(await closeContainer(filled.text, file.container, fileKey), name)
      const replaced = preview.planned.filter(({ reportId, enmId }) => reportId !== null && !reports.has(enmId))
      setResult({ ...filled, reports: reports.size, replaced: replaced.map((one) => one.name) })
    } finally {
      setWriting(false)
    }
  }
  return (
    <>
      <SettingsSection title={t(($) => $.facts.title)}>
        <FileFacts file={file} />
        <FileWarnings file={file} source={source} preview={preview} />
        {preview.names.length === 0 && <Banner tone="warning">{t(($) => $.reports.none)}</Banner>}
        {preview.names.length > 1 && (
          <LabelledField label={t(($) => $.reports.name)} hint={t(($) => $.reports.nameHint)}>
            <SelectInput
              value={preview.reportName}
              onValueChange={preview.chooseName}
              placeholder={t(($) => $.reports.choose)}
              options={preview.names.map((one) => ({ value: one, label: one }))}
            />
          </LabelledField>
        )}
      </SettingsSection>
      <EnmStudents preview={preview} source={source} />
      <EnmMeaningFields preview={preview} source={source} />
      <SettingsSection title={t(($) => $.fill.title)} description={t(($) => $.fill.description)}>
        <FailureBanner error={isPending ? null : error} />
        {!preview.canFill && (
          <p className="text-sm text-muted-foreground">
            {preview.isOtherSchool && !preview.isNewNumber ? t(($) => $.fill.otherSchool) : t(($) => $.fill.noReports)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {/* The banner shows the failure. */}
          <Button
            busy={isPending || isWriting}
            disabled={!preview.canFill}
            onClick={() => void fill().catch(() => undefined)}
          >
            {t(($) => $.fill.submit, { count: preview.body.reportIds.length })}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t(($) => $.fill.discard)}
          </Button>
        </div>
        <div aria-live="polite">{result && <EnmResult result={result} />}</div>
      </SettingsSection>
    </>
  )
}

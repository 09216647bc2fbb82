import { useTranslation } from '@lernspur/app-runtime'
import { ChooseTableButton } from '@lernspur/school-editors/table-file/choose-table-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { useSchoolSource } from './use-school-source'

/** Where the schools come from: pasted lines or a file. */
export function SourceFields({ source }: { source: ReturnType<typeof useSchoolSource> }) {
  const { t } = useTranslation('provider.tenant-list')
  return (
    <div className="grid grid-cols-1 gap-3">
      <LabelledField label={t(($) => $.source.label)} hint={t(($) => $.source.hint)}>
        <MultilineInput
          autoComplete="off"
          spellCheck={false}
          rows={5}
          placeholder={t(($) => $.source.example)}
          value={source.text}
          onValueChange={source.write}
          className="max-h-44"
        />
      </LabelledField>
      <div className="flex flex-wrap items-center gap-3">
        <ChooseTableButton
          label={t(($) => $.source.choose)}
          busy={source.isReading}
          onChoose={([file]) => {
            if (file) void source.take(file)
          }}
        />
        {source.file !== null && <span className="min-w-0 wrap-anywhere">{source.file}</span>}
      </div>
      {source.fault && (
        <Banner tone="danger" icon={<CircleAlert />} live>
          {t(($) => $.fault[source.fault?.kind ?? 'damaged'])}
        </Banner>
      )}
    </div>
  )
}

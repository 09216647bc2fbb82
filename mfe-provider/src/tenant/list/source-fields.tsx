import { useTranslation } from '@lernspur/app-runtime'
import { tableFileTypes } from '@lernspur/school-editors/table-file/read-sheets'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import type { useSchoolSource } from './use-school-source'

/** Where the schools come from: pasted lines or a file. */
export function SourceFields({ source }: { source: ReturnType<typeof useSchoolSource> }) {
  const { t } = useTranslation('provider.tenant-list')
  const input = useRef<HTMLInputElement>(null)
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
      <input
        ref={input}
        type="file"
        accept={tableFileTypes}
        // Hidden, since the button opens it.
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void source.take(file)
          // The same file can be chosen again once it is corrected.
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" busy={source.isReading} onClick={() => input.current?.click()}>
          <FileUp aria-hidden />
          {t(($) => $.source.choose)}
        </Button>
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

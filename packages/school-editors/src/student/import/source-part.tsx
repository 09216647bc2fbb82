import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'
import type { DragEvent } from 'react'
import { ChooseTableButton } from '../../table-file/choose-table-button'
import type { ListSource } from './import-state'
import { useFaultText } from './use-import-texts'

function ChosenFile({ source: { files, table, write, text } }: { source: ListSource }) {
  const { t } = useTranslation('school-editors.student-import')
  return (
    <p className="flex min-h-11 items-center gap-3 rounded-md border bg-card py-0.5 pr-0.5 pl-3">
      <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1 wrap-anywhere">{files?.join(', ')}</span>
      <span className="shrink-0 text-sm text-muted-foreground">
        {t(($) => $.source.lines, { count: table?.rows.length ?? 0 })}
      </span>
      <IconButton quiet size="icon-sm" label={t(($) => $.source.remove)} onClick={() => write(text)}>
        <X aria-hidden />
      </IconButton>
    </p>
  )
}

/** Where the names come from: typed or pasted, chosen as files, or dropped. */
export function SourcePart({ source }: { source: ListSource }) {
  const { t } = useTranslation('school-editors.student-import')
  const faultText = useFaultText()
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void source.take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className="grid grid-cols-1 gap-4">
      {source.files ? (
        <ChosenFile source={source} />
      ) : (
        <LabelledField label={t(($) => $.names.label)} hint={t(($) => $.names.hint)}>
          <MultilineInput
            autoComplete="off"
            spellCheck={false}
            rows={5}
            placeholder={t(($) => $.names.example)}
            value={source.text}
            onValueChange={source.write}
            className="max-h-44"
          />
        </LabelledField>
      )}
      <ChooseTableButton
        label={t(($) => $.source.choose)}
        busy={source.reading}
        multiple
        onChoose={(files) => void source.take(files)}
        className="justify-self-start"
      />
      {source.fault && (
        <Banner tone="danger" icon={<CircleAlert />} live>
          {faultText(source.fault)}
        </Banner>
      )}
      {source.table && source.table.skipped.length > 0 && (
        <p className="text-sm text-muted-foreground">
          {t(($) => $.skipped, { sheets: source.table.skipped.join(', ') })}
        </p>
      )}
    </div>
  )
}

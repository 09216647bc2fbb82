import { useToast, useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { readTable, tableFileTypes } from '../table-file/read-table'
import { namesInTable } from './names-in-table'

/** Reads a list of names from a file in the browser; nothing is sent before the user adds the names. */
export function NameFile({ onNames }: { onNames: (lines: string) => void }) {
  const { t } = useTranslation('school-editors.student')
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const table = await readTable(file)
    setReading(false)
    const lines = table && namesInTable(table)
    if (lines) onNames(lines)
    else toast({ text: table ? t(($) => $.file.empty) : t(($) => $.file.unreadable), tone: 'error' })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={tableFileTypes}
        // Hidden, since the button opens it.
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0])
          // The same file can be chosen again once it is corrected.
          event.target.value = ''
        }}
      />
      <Button variant="outline" busy={reading} onClick={() => input.current?.click()} className="justify-self-start">
        <FileUp aria-hidden />
        {t(($) => $.file.choose)}
      </Button>
    </>
  )
}

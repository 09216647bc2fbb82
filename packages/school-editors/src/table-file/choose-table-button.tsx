import { Button } from '@lernspur/ui/components/ui/button'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { tableFileTypes } from './read-sheets'

interface ChooseTableButtonProps {
  label: string
  busy: boolean
  /** Whether several files make one list. */
  multiple?: boolean
  /** File types besides tables: `.ics`. */
  further?: string
  onChoose: (files: readonly File[]) => void
  className?: string
}

/** A button that opens the file dialog for tables. The same file can be chosen again once it is corrected. */
export function ChooseTableButton({
  label,
  busy,
  multiple = false,
  further,
  onChoose,
  className,
}: ChooseTableButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={further === undefined ? tableFileTypes : `${tableFileTypes},${further}`}
        // Hidden, since the button opens it.
        hidden
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="outline" busy={busy} onClick={() => input.current?.click()} className={className}>
        <FileUp aria-hidden />
        {label}
      </Button>
    </>
  )
}

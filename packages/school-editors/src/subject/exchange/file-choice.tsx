import { Button } from '@lernspur/ui/components/ui/button'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'

interface FileChoiceProps {
  label: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that lets the user choose a file with subjects. */
export function FileChoice({ label, busy, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,.json,.jsonld,.ttl,.nt,.rdf,.owl,.xml"
        // Hidden, since the button opens it.
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen again once it is corrected.
          event.target.value = ''
        }}
      />
      <Button variant="outline" busy={busy} onClick={() => input.current?.click()} className="justify-self-start">
        <FileUp aria-hidden />
        {label}
      </Button>
    </>
  )
}

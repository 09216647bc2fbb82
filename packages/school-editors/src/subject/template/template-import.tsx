import { useKeyedMutation, useMutation } from '@lernspur/app-runtime'
import type { ImportReadingChoice } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import ImportSheet from '../exchange/import-sheet'
import { useUndoOffer } from '../exchange/use-undo-offer'
import type { TemplateImportCalls } from './template-calls'

interface TemplateImportProps {
  calls: TemplateImportCalls
  onClose: () => void
}

/** Imports subjects from a file as templates of the user's school, or as drafts of the provider. */
export default function TemplateImport({ calls, onClose }: TemplateImportProps) {
  const { mutateAsync: preview } = useMutation(calls.previewImport())
  const { mutateAsync: send } = useKeyedMutation(calls.sendImport())
  const offerUndo = useUndoOffer(calls)
  const ofFile = {
    preview: (file: File, reading: ImportReadingChoice) => preview({ body: { file, ...reading } }),
    send: (file: File, choices: string, reading: ImportReadingChoice) => send({ body: { file, choices, ...reading } }),
  }
  const done = (text: string) => {
    onClose()
    void offerUndo(text)
  }
  return <ImportSheet calls={ofFile} onDone={done} onClose={onClose} />
}

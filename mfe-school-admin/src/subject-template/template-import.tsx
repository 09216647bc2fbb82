import { subjectExchange } from '@lernspur/api-client/subject-exchange'
import {
  importSubjectTemplatesMutation,
  previewTemplateImportMutation,
} from '@lernspur/api-client/subject-import.queries'
import { useKeyedMutation, useMutation } from '@lernspur/app-kit'
import type { ImportReadingChoice } from '@lernspur/contracts/subject-import.contract'
import ImportSheet from '@lernspur/school-editors/subject/exchange/import-sheet'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'

/** Imports subjects from a file as templates of the school. */
export default function TemplateImport({ onClose }: { onClose: () => void }) {
  const { mutateAsync: preview } = useMutation(previewTemplateImportMutation())
  const { mutateAsync: send } = useKeyedMutation(importSubjectTemplatesMutation())
  const offerUndo = useUndoOffer(subjectExchange)
  const calls = {
    preview: (file: File, reading: ImportReadingChoice) => preview({ body: { file, ...reading } }),
    send: (file: File, choices: string, reading: ImportReadingChoice) => send({ body: { file, choices, ...reading } }),
  }
  const done = (text: string) => {
    onClose()
    void offerUndo(text)
  }
  return <ImportSheet calls={calls} onDone={done} onClose={onClose} />
}

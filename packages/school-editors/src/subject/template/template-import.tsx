import { subjectExchange } from '@lernspur/api-client/subject-exchange'
import {
  importSubjectTemplatesMutation,
  previewTemplateImportMutation,
} from '@lernspur/api-client/subject-import.queries'
import { useKeyedMutation, useMutation } from '@lernspur/app-kit'
import ImportSheet from '../exchange/import-sheet'
import { useUndoOffer } from '../exchange/use-undo-offer'

/** Imports subjects from a file as templates of the own school, or of the provider as drafts. */
export default function TemplateImport({ onClose }: { onClose: () => void }) {
  const { mutateAsync: preview } = useMutation(previewTemplateImportMutation())
  const { mutateAsync: send } = useKeyedMutation(importSubjectTemplatesMutation())
  const offerUndo = useUndoOffer(subjectExchange)
  const calls = {
    preview: (file: File) => preview({ body: { file } }),
    send: (file: File, choices: string) => send({ body: { file, choices } }),
  }
  const done = (text: string) => {
    onClose()
    void offerUndo(text)
  }
  return <ImportSheet calls={calls} onDone={done} onClose={onClose} />
}

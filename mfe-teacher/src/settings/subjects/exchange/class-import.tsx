import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import {
  importSubjectsMutation,
  previewSubjectImportMutation,
} from '@lernspur/api-client/school-admin/subject/subject-import.queries'
import { useKeyedMutation, useMutation } from '@lernspur/app-runtime'
import type { ImportReadingChoice } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import ImportSheet from '@lernspur/school-editors/subject/exchange/import-sheet'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'

interface ClassImportProps {
  schoolClassId: string
  onClose: () => void
}

/** Imports subjects from a file into a class. */
export default function ClassImport({ schoolClassId, onClose }: ClassImportProps) {
  const { mutateAsync: preview } = useMutation(previewSubjectImportMutation())
  const { mutateAsync: send } = useKeyedMutation(importSubjectsMutation())
  const params = { schoolClassId }
  const offerUndo = useUndoOffer(subjectExchange)
  const calls = {
    preview: (file: File, reading: ImportReadingChoice) => preview({ params, body: { file, ...reading } }),
    send: (file: File, choices: string, reading: ImportReadingChoice) =>
      send({ params, body: { file, choices, ...reading } }),
  }
  const done = (text: string) => {
    onClose()
    void offerUndo(text)
  }
  return <ImportSheet calls={calls} onDone={done} onClose={onClose} />
}

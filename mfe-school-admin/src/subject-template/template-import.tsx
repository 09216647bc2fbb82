import { subjectExchange } from '@lernspur/api-client/subject-exchange'
import {
  importSubjectTemplatesMutation,
  previewTemplateImportMutation,
} from '@lernspur/api-client/subject-import.queries'
import { useKeyedMutation, useMutation } from '@lernspur/app-kit'
import ImportSheet from '@lernspur/school-editors/subject/exchange/import-sheet'

/** Imports subjects from a file as templates of the school. */
export default function TemplateImport({ onClose }: { onClose: () => void }) {
  const { mutateAsync: preview } = useMutation(previewTemplateImportMutation())
  const { mutateAsync: send } = useKeyedMutation(importSubjectTemplatesMutation())
  const calls = {
    preview: (file: File) => preview({ body: { file } }),
    send: (file: File, choices: string) => send({ body: { file, choices } }),
  }
  return <ImportSheet calls={calls} exchange={subjectExchange} onClose={onClose} />
}

import {
  importSubjectsMutation,
  importSubjectTemplatesMutation,
  previewSubjectImportMutation,
  previewTemplateImportMutation,
} from '@lernspur/api-client/subject-import.queries'
import { useKeyedMutation, useMutation, useTranslation } from '@lernspur/app-kit'
import type { ImportChoice, ImportedSubject } from '@lernspur/contracts/subject-import.contract'
import { useState } from 'react'
import { useUndoOffer } from './use-undo-offer'

/** A class by its id, or the templates of the school or provider without one. */
export interface ImportTarget {
  readonly schoolClassId: string | null
}

/** What an import does with a subject unless the user decides otherwise. */
export const usualChoice = ({ state, doubts, like }: ImportedSubject): ImportChoice => {
  if (state === 'new') return 'add'
  if (state === 'changed' && like) return 'merge'
  return state === 'doubtful' && doubts.every((doubt) => doubt === 'level') && !like ? 'add' : 'skip'
}

const useCalls = ({ schoolClassId }: ImportTarget) => {
  const previewClass = useMutation(previewSubjectImportMutation())
  const previewTemplates = useMutation(previewTemplateImportMutation())
  const importClass = useKeyedMutation(importSubjectsMutation())
  const importTemplates = useKeyedMutation(importSubjectTemplatesMutation())
  const params = schoolClassId === null ? null : { schoolClassId }
  return {
    preview: (file: File) =>
      params ? previewClass.mutateAsync({ params, body: { file } }) : previewTemplates.mutateAsync({ body: { file } }),
    send: (file: File, choices: string) =>
      params
        ? importClass.mutateAsync({ params, body: { file, choices } })
        : importTemplates.mutateAsync({ body: { file, choices } }),
    isReading: previewClass.isPending || previewTemplates.isPending,
    isSending: importClass.isPending || importTemplates.isPending,
  }
}

interface ReadFile {
  readonly file: File
  readonly subjects: readonly ImportedSubject[]
  readonly choices: readonly ImportChoice[]
}

/** Reads a file, shows what it would change, and imports it with a choice for each subject. */
export const useImport = (target: ImportTarget, onDone: () => void) => {
  const { t } = useTranslation('school-editors.subject-exchange')
  const { preview, send, isReading, isSending } = useCalls(target)
  const offerUndo = useUndoOffer()
  const [content, setContent] = useState<ReadFile | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const fail = (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason)))
  const read = async (file: File) => {
    setError(null)
    setContent(null)
    try {
      const { rows } = await preview(file)
      setContent({ file, subjects: rows, choices: rows.map(usualChoice) })
    } catch (reason) {
      fail(reason)
    }
  }
  const choose = (at: number, choice: ImportChoice) =>
    setContent((now) => now && { ...now, choices: now.choices.with(at, choice) })
  const run = async () => {
    if (!content) return
    setError(null)
    try {
      const { count } = await send(content.file, content.choices.join(','))
      onDone()
      await offerUndo(t(($) => $.import.done, { count }))
    } catch (reason) {
      fail(reason)
    }
  }
  return { content, error, read, choose, run, isReading, isSending }
}

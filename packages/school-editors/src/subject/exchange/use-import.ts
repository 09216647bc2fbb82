import { useTranslation } from '@lernspur/app-kit'
import type { ImportChoice, ImportedSubject } from '@lernspur/contracts/subject-import.contract'
import { useState } from 'react'

/** Reads and imports a file, into a class or the templates. */
export interface ImportCalls {
  preview(file: File): Promise<{ readonly rows: readonly ImportedSubject[] }>
  /** With a choice for each subject, separated by commas; answers how many were added or changed. */
  send(file: File, choices: string): Promise<{ readonly count: number }>
}

/** What an import does with a subject unless the user decides otherwise. */
const usualChoice = ({ state, doubts, like }: ImportedSubject): ImportChoice => {
  if (state === 'new') return 'add'
  if (state === 'changed' && like) return 'merge'
  return state === 'doubtful' && doubts.every((doubt) => doubt === 'level') && !like ? 'add' : 'skip'
}

interface ReadFile {
  readonly file: File
  readonly subjects: readonly ImportedSubject[]
  readonly choices: readonly ImportChoice[]
}

/** Reads a file, shows what it would change, and imports it with a choice for each subject. */
export const useImport = ({ preview, send }: ImportCalls, onDone: (text: string) => void) => {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [isReading, setReading] = useState(false)
  const [isSending, setSending] = useState(false)
  const [content, setContent] = useState<ReadFile | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const fail = (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason)))
  const read = async (file: File) => {
    setError(null)
    setContent(null)
    setReading(true)
    try {
      const { rows } = await preview(file)
      setContent({ file, subjects: rows, choices: rows.map(usualChoice) })
    } catch (reason) {
      fail(reason)
    } finally {
      setReading(false)
    }
  }
  const choose = (at: number, choice: ImportChoice) =>
    setContent((now) => now && { ...now, choices: now.choices.with(at, choice) })
  const run = async () => {
    if (!content) return
    setError(null)
    setSending(true)
    try {
      const { count } = await send(content.file, content.choices.join(','))
      onDone(t(($) => $.import.done, { count }))
    } catch (reason) {
      fail(reason)
    } finally {
      setSending(false)
    }
  }
  return { content, error, read, choose, run, isReading, isSending }
}

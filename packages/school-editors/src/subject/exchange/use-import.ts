import { useTranslation } from '@lernspur/app-runtime'
import type {
  ImportChoice,
  ImportedSubject,
  ImportReading,
  ImportReadingChoice,
} from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { useState } from 'react'

/**
 * Reads and imports a file, into a class or the templates; a curriculum as the user has chosen to read it (rule
 * file.6).
 */
export interface ImportCalls {
  preview(
    file: File,
    reading: ImportReadingChoice,
  ): Promise<{ readonly rows: readonly ImportedSubject[]; readonly reading: ImportReading | null }>
  /** With a choice for each subject, separated by commas; returns how many were added or changed. */
  send(file: File, choices: string, reading: ImportReadingChoice): Promise<{ readonly count: number }>
}

/** The default choice for a subject. */
const defaultChoice = ({ state, doubts, like }: ImportedSubject): ImportChoice => {
  if (state === 'new') return 'add'
  if (state === 'changed' && like) return 'merge'
  return state === 'doubtful' && doubts.every((doubt) => doubt === 'level') && !like ? 'add' : 'skip'
}

/**
 * The default choices for all subjects of a file: if one has the level of the class, other levels are left out, since a
 * curriculum contains all of them.
 */
const defaultChoices = (subjects: readonly ImportedSubject[]): ImportChoice[] => {
  const hasOwnLevel = subjects.some(({ doubts }) => !doubts.includes('level'))
  return subjects.map((subject) => (hasOwnLevel && subject.doubts.includes('level') ? 'skip' : defaultChoice(subject)))
}

interface ReadFile {
  readonly file: File
  /** How a curriculum was read; null for a table. */
  readonly reading: ImportReading | null
  readonly subjects: readonly ImportedSubject[]
  readonly choices: readonly ImportChoice[]
}

/** A reading as the form has it. */
const readingChoiceOf = ({ subjectDepth, competenceDepth, schoolLevel }: ImportReading): ImportReadingChoice => ({
  subjectDepth: String(subjectDepth),
  competenceDepth: String(competenceDepth),
  ...(schoolLevel !== null && { schoolLevel: String(schoolLevel) }),
})

/** Reads a file, shows what it would change, and imports it with a choice for each subject. */
export const useImport = ({ preview, send }: ImportCalls, onDone: (text: string) => void) => {
  const { t } = useTranslation('school-editors.subject-exchange')
  const [isReading, setReading] = useState(false)
  const [isSending, setSending] = useState(false)
  const [content, setContent] = useState<ReadFile | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const fail = (reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason)))
  const look = async (file: File, chosen: ImportReadingChoice) => {
    setError(null)
    setReading(true)
    try {
      const { rows, reading } = await preview(file, chosen)
      setContent({ file, reading, subjects: rows, choices: defaultChoices(rows) })
    } catch (reason) {
      setContent((now) => now && { ...now, subjects: [], choices: [] })
      fail(reason)
    } finally {
      setReading(false)
    }
  }
  const read = (file: File) => {
    setContent(null)
    return look(file, {})
  }
  /** Reads the curriculum in another way; a reading with faults stays chosen and shows them. */
  const readAs = async (reading: ImportReading) => {
    if (!content) return
    setContent({ ...content, reading })
    await look(content.file, readingChoiceOf(reading))
  }
  const choose = (at: number, choice: ImportChoice) =>
    setContent((now) => now && { ...now, choices: now.choices.with(at, choice) })
  const run = async () => {
    if (!content) return
    setError(null)
    setSending(true)
    try {
      const { count } = await send(
        content.file,
        content.choices.join(','),
        content.reading ? readingChoiceOf(content.reading) : {},
      )
      onDone(t(($) => $.import.done, { count }))
    } catch (reason) {
      fail(reason)
    } finally {
      setSending(false)
    }
  }
  return { content, error, read, readAs, choose, run, isReading, isSending }
}

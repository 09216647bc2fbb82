import { studentListQuery } from '@lernspur/api-client/student.queries'
import { useQueryClient, useSuspenseQuery } from '@lernspur/app-kit'
import { useTyped } from '@lernspur/app-kit/saving/use-typed'
import { useMemo, useState } from 'react'
import { judgeNames } from '../../student/judge-names'
import { decide, type NameDraft, usualReading } from '../../student/name-entry'
import { readNames } from '../../student/read-names'
import { useTakeOver } from './use-take-over'

/**
 * A list of names for a class while it is typed, pasted or read from a file, compared with the students who are there
 * already; `takeOver` adds them. Suspends while loading.
 */
export const useNames = (id: string) => {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(studentListQuery())
  const { draft: text, change: write } = useTyped(`names ${id}`, '')
  const [reading, read] = useState(usualReading)
  const draft: NameDraft = { ...reading, text }
  const change = ({ text: typed, ...how }: NameDraft) => {
    write(typed)
    read(how)
  }
  const [busy, setBusy] = useState(false)
  const store = useTakeOver(id)
  const names = useMemo(
    () => judgeNames(readNames(draft.text, draft.order), data.rows, id),
    [draft.text, draft.order, data.rows, id],
  )
  const taken = decide(names, draft).filter(({ decision }) => decision !== 'skip')
  const takeOver = async () => {
    setBusy(true)
    try {
      await store(taken)
      const left = names.filter(({ kind }) => kind === 'faulty').map(({ text }) => text)
      // Lines that could not be read stay, to be corrected.
      change({ ...draft, text: left.join('\n'), decisions: new Map() })
    } finally {
      // After a failure too: the students may have been stored although the response was lost, and are recognised then.
      await queryClient.invalidateQueries({ queryKey: studentListQuery().queryKey })
      setBusy(false)
    }
  }
  const children = data.rows.filter(({ schoolClasses }) => schoolClasses.some((one) => one.id === id))
  return { draft, change, names, count: taken.length, takeOver, busy, children }
}

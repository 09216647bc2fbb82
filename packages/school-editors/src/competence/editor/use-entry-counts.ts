import { subjectCalls } from '@lernspur/api-client/subject.queries'
import { useQuery } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { useMemo } from 'react'

/** Entries of each competence that has any; a template has none. Empty until it is known: the server refuses as well. */
export const useEntryCounts = ({ id, isTemplate }: Subject): ReadonlyMap<string, number> => {
  const { data } = useQuery({ ...subjectCalls.getSubjectUse({ schoolSubjectId: id }), enabled: !isTemplate })
  return useMemo(
    () => new Map(data?.competences.map(({ competenceId, observationCount }) => [competenceId, observationCount])),
    [data],
  )
}

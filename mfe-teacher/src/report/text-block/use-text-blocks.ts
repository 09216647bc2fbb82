import {
  schoolTextBlocksQuery,
  textBlocksQuery,
} from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useQuery } from '@lernspur/app-runtime'
import { useMemo } from 'react'

/** One's own text blocks and those of the school; undefined while they load. */
export const useTextBlocks = () => {
  const { data: own } = useQuery(textBlocksQuery())
  const { data: ofSchool } = useQuery(schoolTextBlocksQuery())
  return useMemo(
    () => ({
      own,
      ofSchool,
      /** One's own come first: their codes hold where the school has the same. */
      all: [...(own?.blocks ?? []), ...(ofSchool?.blocks ?? [])],
    }),
    [own, ofSchool],
  )
}

import type { Search, searchRoutes } from '@lernspur/contracts/teacher/search/search.contract'
import type { QueryOf } from '@lernspur/contracts/wire/route'
import type { Call } from '@lernspur/service-kit/call/call'
import { competencesQuery, similarStudentsQuery, studentsQuery } from './search.query'
import { searchedWords } from './word-pattern'

type SearchQuery = QueryOf<typeof searchRoutes.search>

/** Letters that a word needs to be searched for as a mistyped one. */
const minGuess = 4

/** What the caller may see that contains some word of the query, in one round trip; in two if nothing is found. */
export const search = async (call: Call, { query, schoolClassId, studentId }: SearchQuery): Promise<Search> => {
  const { actor } = call
  const words = searchedWords(query)
  const [students, competences] = await call.read((tx) => [
    studentsQuery(tx, actor, words, studentId),
    competencesQuery(tx, actor, words, schoolClassId),
  ])
  const guessed = words.filter(({ length }) => length >= minGuess)
  const isFound = competences.length > 0 || students.some(({ id }) => id !== studentId)
  if (isFound || guessed.length === 0) return { students, competences }
  const [similar] = await call.read((tx) => [similarStudentsQuery(tx, actor, guessed)])
  return { students: [...students, ...similar.filter(({ id }) => id !== studentId)], competences }
}

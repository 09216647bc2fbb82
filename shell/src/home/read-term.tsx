import { currentTermQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { useQuery } from '@lernspur/app-runtime'
import { TermText } from './term-text'

/** The current term of a school in whose current year the user has no class. */
export default function ReadTerm() {
  const { data } = useQuery(currentTermQuery())
  return data ? <TermText term={data} /> : null
}

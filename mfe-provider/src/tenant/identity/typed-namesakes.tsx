import { schoolConfirmationCalls } from '@lernspur/api-client/provider/school-confirmation.queries'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useQuery } from '@lernspur/app-runtime'
import { NamesakeList } from './namesake-list'

/** Other schools whose names look like the one that is being typed; schools may share a name. */
export function TypedNamesakes({ name, except }: { name: string; except?: string | undefined }) {
  const typed = useDebounced(name.trim())
  const query = { name: typed, ...(except && { except }) }
  const { data } = useQuery({ ...schoolConfirmationCalls.listNamesakes(query), enabled: typed !== '' })
  return <NamesakeList live namesakes={(typed !== '' && data?.namesakes) || []} />
}

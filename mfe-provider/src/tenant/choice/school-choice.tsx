import { providerTenantListQuery } from '@lernspur/api-client/provider/provider-tenant.queries'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { keepPreviousData, useQuery, useTranslation } from '@lernspur/app-runtime'
import { useState } from 'react'
import { ChosenList } from './chosen-list'

interface SchoolChoiceProps {
  schoolIds: readonly string[]
  onChange: (ids: string[]) => void
  error?: string | undefined
}

const isSchool = { field: 'isProvider', type: 'eq', value: 'false' } as const

/** Chooses schools by a search on the server. */
export function SchoolChoice({ schoolIds, onChange, error }: SchoolChoiceProps) {
  const { t } = useTranslation('provider.tenant')
  const [query, setQuery] = useState('')
  const search = useDebounced(query.trim())
  const matching = search === '' ? [] : [{ field: 'name' as const, type: 'ilike' as const, value: `%${search}%` }]
  const found = useQuery({
    ...providerTenantListQuery({ filter: [isSchool, ...matching], limit: 20 }),
    placeholderData: keepPreviousData,
  })
  const known = useQuery({
    ...providerTenantListQuery({ filter: [{ field: 'id', type: 'in', value: [...schoolIds] }] }),
    enabled: schoolIds.length > 0,
    placeholderData: keepPreviousData,
  })
  const schools = [...(known.data?.rows ?? []), ...(found.data?.rows ?? [])]
  return (
    <ChosenList
      label={t(($) => $.choice.schools)}
      placeholder={t(($) => $.choice.addSchool)}
      items={found.data?.rows ?? []}
      chosen={schoolIds.map((id) => ({ id, name: schools.find((school) => school.id === id)?.name ?? '…' }))}
      onChange={onChange}
      error={error}
      query={query}
      onQueryChange={setQuery}
    />
  )
}

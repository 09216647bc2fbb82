import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import {
  type CountryCode,
  countryCodes,
  type SchoolType,
  type State,
} from '@lernspur/contracts/school-admin/reference-data.contract'
import { useMemo } from 'react'

const noStates: readonly State[] = []
const noTypes: readonly SchoolType[] = []

/** Länder and types of schools with their names; empty until they have loaded. */
export const useRegionNames = () => {
  const { t } = useTranslation('provider.tenant')
  const states = useQuery(stateListQuery()).data?.rows ?? noStates
  const types = useQuery(schoolTypeListQuery()).data?.rows ?? noTypes
  return useMemo(() => {
    const countries: Record<CountryCode, string> = {
      DE: t(($) => $.country.de),
      AT: t(($) => $.country.at),
      CH: t(($) => $.country.ch),
    }
    return {
      states,
      types,
      stateName: (id: string) => states.find((state) => state.id === id)?.name ?? '',
      typeName: (id: string | null) => types.find((type) => type.id === id)?.name ?? '',
      /** Types of schools of one country, or of all countries; then types of the same name include their country. */
      typeItems: (countryId: string | undefined) =>
        types
          .filter((type) => countryId === undefined || type.countryId === countryId)
          .map((type, _at, offered) => {
            const code = states.find((state) => state.countryId === type.countryId)?.countryCode
            const isShared = offered.some(({ id, name }) => id !== type.id && name === type.name)
            return { value: type.id, label: isShared && code ? `${type.name} (${countries[code]})` : type.name }
          }),
      countryIdOf: (stateId: string) => states.find(({ id }) => id === stateId)?.countryId,
      /** Länder by country, to choose from. */
      stateItems: countryCodes.flatMap((code) =>
        states
          .filter(({ countryCode }) => countryCode === code)
          .map(({ id, name }) => ({ value: id, label: name, group: countries[code], keywords: countries[code] })),
      ),
    }
  }, [t, states, types])
}

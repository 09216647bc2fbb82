import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { type CountryCode, countryCodes } from '@lernspur/contracts/school-admin/reference-data.contract'

/** Stands for all countries in choices, which need a value. */
export const everywhere = 'all'

/** Countries by id, and the name of one or of all of them. Suspends while loading. */
export const useCountries = () => {
  const { t } = useTranslation('provider.subject-templates')
  const { rows } = useSuspenseQuery(stateListQuery()).data
  const names: Record<CountryCode, string> = {
    DE: t(($) => $.country.de),
    AT: t(($) => $.country.at),
    CH: t(($) => $.country.ch),
  }
  const countries = countryCodes.flatMap((code) => {
    const state = rows.find(({ countryCode }) => countryCode === code)
    return state ? [{ value: state.countryId, label: names[code] }] : []
  })
  const nameOf = (countryId: string | null) =>
    countries.find(({ value }) => value === countryId)?.label ?? t(($) => $.country.all)
  return { countries, nameOf }
}

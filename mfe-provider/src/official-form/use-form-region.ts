import { schoolTypeListQuery, stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'

/** The Land or canton and the types of school that a form is for, in words. */
export const useFormRegion = () => {
  const { t } = useTranslation('provider.official-form')
  const format = useFormat()
  const { data: states } = useSuspenseQuery(stateListQuery())
  const { data: types } = useSuspenseQuery(schoolTypeListQuery())
  return {
    regionOf: ({ stateId }: Pick<OfficialForm, 'stateId'>): string =>
      states.rows.find(({ id }) => id === stateId)?.name ?? t(($) => $.everyState),
    typesOf: ({ schoolTypeIds }: Pick<OfficialForm, 'schoolTypeIds'>): string =>
      format.list(types.rows.filter(({ id }) => schoolTypeIds.includes(id)).map(({ name }) => name)) ||
      t(($) => $.everyType),
  }
}

import { stateListQuery } from '@lernspur/api-client/school-admin/reference-data.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'

/** The Land or canton that a form is for, in words. */
export const useFormRegion = () => {
  const { t } = useTranslation('provider.official-form')
  const { data } = useSuspenseQuery(stateListQuery())
  return ({ stateId }: Pick<OfficialForm, 'stateId'>): string =>
    data.rows.find(({ id }) => id === stateId)?.name ?? t(($) => $.everyState)
}

import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { useRegionNames } from '../../tenant/use-region-names'
import type { Audience } from './audience'

/** Names that a line of a table has room for. */
const most = 3

/** For whom a template is meant, in words; undefined where it is meant for all. `short` names a few and counts the others. */
export const useAudienceText = () => {
  const { t } = useTranslation('provider.subject-templates')
  const format = useFormat()
  const { states, types } = useRegionNames()
  const namesOf = (all: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]) => [
    ...new Set(
      all
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .toSorted((one, other) => one.localeCompare(other, 'de')),
    ),
  ]
  return ({ stateIds, schoolTypeIds }: Audience, length: 'full' | 'short' = 'full'): string | undefined => {
    const parts = [namesOf(states, stateIds), namesOf(types, schoolTypeIds)].filter((names) => names.length > 0)
    if (parts.length === 0) return undefined
    return parts
      .map((names) =>
        length === 'full' || names.length <= most
          ? format.list(names)
          : t(($) => $.audience.more, { names: names.slice(0, most - 1).join(', '), count: names.length - most + 1 }),
      )
      .join(' · ')
  }
}

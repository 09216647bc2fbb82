import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ListFields } from '@lernspur/contracts/wire/list'
import { fault, withLocalizedFaults } from './list-fault'
import type { FieldOf, ListRequest } from './list-request'

/**
 * Refuses to filter or order by fields that this caller may not see, just as by fields that the list does not have
 * (INVALID_PARAMETERS, rule list.5): the order alone would reveal them.
 */
export const refuseHiddenFields = <Fields extends ListFields>(
  { filter, order }: ListRequest<Fields>,
  hidden: readonly FieldOf<Fields>[],
  language: Language,
): void =>
  withLocalizedFaults(() => {
    const parts = { filter, order }
    for (const [part, items] of Object.entries(parts)) {
      const index = items.findIndex(({ field }) => hidden.includes(field))
      if (index >= 0) fault(`${part}[${index}][field]`, 'field')
    }
  }, language)

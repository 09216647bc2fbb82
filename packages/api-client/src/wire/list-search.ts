import type { ListQuery } from '@lernspur/contracts/wire/list'

/** Serializes a list query as bracketed keys: `filter[0][field]=name` (rule list.3). */
export const listSearch = ({ filter = [], order = [], offset, limit }: ListQuery): URLSearchParams => {
  const search = new URLSearchParams()
  for (const [index, { field, type, value }] of filter.entries()) {
    search.append(`filter[${index}][field]`, field)
    search.append(`filter[${index}][type]`, type)
    if (typeof value === 'string') search.append(`filter[${index}][value]`, value)
    else for (const one of value ?? []) search.append(`filter[${index}][value][]`, one)
  }
  for (const [index, { field, dir }] of order.entries()) {
    search.append(`order[${index}][field]`, field)
    search.append(`order[${index}][dir]`, dir)
  }
  if (offset !== undefined) search.append('offset', String(offset))
  if (limit !== undefined) search.append('limit', String(limit))
  return search
}

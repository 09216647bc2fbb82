import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { filterValuesMax, type ListFields } from '@lernspur/contracts/wire/list'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import qs from 'qs'
import { ApiError } from '../call/api-error'
import { type ListRequest, listKeys } from '../list/list-request'
import { parseList } from '../list/parse-list'
import { validate } from './validate'

/** Keys of one query at most: the longest list of values and some conditions. */
const parametersMax = filterValuesMax + 500

const parseBrackets = (search: string): Record<string, unknown> => {
  try {
    return qs.parse(search, {
      ignoreQueryPrefix: true,
      plainObjects: true,
      depth: 4,
      arrayLimit: parametersMax,
      parameterLimit: parametersMax,
      throwOnLimitExceeded: true,
      strictDepth: true,
    })
  } catch {
    throw new ApiError('INVALID_PARAMETERS')
  }
}

/**
 * Query of a call: its own parameters by the contract, and the list request where it is a list. A key that the call
 * does not know is INVALID_PARAMETERS.
 */
export const readQuery = (
  search: string,
  route: RouteSpec,
  language: Language,
): { query: unknown; list: ListRequest<ListFields> | undefined } => {
  if (search === '' && !route.query && !route.list) return { query: undefined, list: undefined }
  const keys = Object.entries(parseBrackets(search))
  const ofList = (key: string): boolean => route.list !== undefined && listKeys.some((name) => name === key)
  const list = route.list && parseList(Object.fromEntries(keys.filter(([key]) => ofList(key))), route.list, language)
  const own = Object.fromEntries(keys.filter(([key]) => !ofList(key)))
  if (!route.query && Object.keys(own).length > 0) throw new ApiError('INVALID_PARAMETERS')
  return { query: route.query && validate(route.query, own, 'INVALID_PARAMETERS', language), list }
}

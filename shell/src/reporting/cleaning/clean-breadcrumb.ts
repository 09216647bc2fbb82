import type { Breadcrumb } from '@sentry/react'
import { cleanAddress, type PatternOf } from './clean-address'

/** Kinds of steps that are told. What a console printed is not among them. */
const told = /^(navigation|fetch|xhr|ui\.(click|input))$/

const addresses = ['url', 'from', 'to'] as const

/** One step before an error: where to, which call, that something was clicked; never what stood there. */
export const cleanBreadcrumb = (breadcrumb: Breadcrumb, patternOf: PatternOf): Breadcrumb | null => {
  const { category = '', type, level, timestamp, data = {} } = breadcrumb
  if (!told.test(category)) return null
  const kept: Record<string, string | number> = {}
  for (const name of addresses) {
    const address: unknown = data[name]
    if (typeof address === 'string') kept[name] = cleanAddress(address, patternOf)
  }
  if (typeof data.method === 'string') kept.method = data.method
  if (typeof data.status_code === 'number') kept.status_code = data.status_code
  return {
    category,
    ...(type !== undefined && { type }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    ...(Object.keys(kept).length > 0 && { data: kept }),
  }
}

import type { Breadcrumb } from '@sentry/react'
import { cleanAddress, type PatternOf } from './clean-address'

/** Categories of breadcrumbs that are reported. Console output is not among them. */
const reportedCategories = /^(navigation|fetch|xhr|ui\.(click|input))$/

const addresses = ['url', 'from', 'to'] as const

/**
 * One breadcrumb before an error: the navigation, the call, or that something was clicked; never the text clicked on.
 */
export const cleanBreadcrumb = (breadcrumb: Breadcrumb, patternOf: PatternOf): Breadcrumb | null => {
  const { category = '', type, level, timestamp, data = {} } = breadcrumb
  if (!reportedCategories.test(category)) return null
  const cleaned: Record<string, string | number> = {}
  for (const name of addresses) {
    const address: unknown = data[name]
    if (typeof address === 'string') cleaned[name] = cleanAddress(address, patternOf)
  }
  if (typeof data.method === 'string') cleaned.method = data.method
  if (typeof data.status_code === 'number') cleaned.status_code = data.status_code
  return {
    category,
    ...(type !== undefined && { type }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    ...(Object.keys(cleaned).length > 0 && { data: cleaned }),
  }
}

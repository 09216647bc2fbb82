import { performanceVisualRoutes } from '@lernspur/contracts/performance-visual.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof performanceVisualRoutes.listPerformanceVisuals>

export const performanceVisualKeys = {
  all: ['performance-visual'],
  list: (list: List) => ['performance-visual', 'list', list],
  one: (id: string) => ['performance-visual', 'one', id],
} as const

/** Scales with their levels, lowest first. */
export const performanceVisualListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: performanceVisualKeys.list(list),
    queryFn: ({ signal }) => call(performanceVisualRoutes.listPerformanceVisuals, { list, signal }),
  })

export const performanceVisualQuery = (id: string) =>
  queryOptions({
    queryKey: performanceVisualKeys.one(id),
    queryFn: ({ signal }) => call(performanceVisualRoutes.getPerformanceVisual, { params: { id }, signal }),
  })

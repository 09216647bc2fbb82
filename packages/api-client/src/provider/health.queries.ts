import { type Health, healthRoutes } from '@lernspur/contracts/health.contract'
import { queryOptions } from '@tanstack/react-query'

/** State of all components. The gateway answers even when services do not, with 503 and the same shape. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api${healthRoutes.healthcheck.path}`, { signal })
      return ((await response.json()) as { data: Health }).data
    },
    staleTime: 0,
  })

import { routes } from '@lernspur/contracts/contract'
import { gatewayParts } from '@lernspur/contracts/wire/gateway-part'
import { exampleOf } from '@lernspur/service-kit/openapi/example'
import { fullSchema } from '@lernspur/service-kit/openapi/json-schema'

/** A request that needs no sign-in. */
export interface UnsignedRequest {
  readonly method: string
  readonly path: string
  /** As the service would accept it, so that the call costs what it costs. */
  readonly body: unknown
}

const anyId = '00000000-0000-7000-8000-000000000000'

/** Every call of the contract that needs no sign-in, and whatever the gateway answers itself. */
export const unsignedRequests = (): readonly UnsignedRequest[] => {
  const calls = Object.entries(routes).flatMap(([name, route]) => {
    if (route.access !== 'public') return []
    const body = 'body' in route ? exampleOf(name, fullSchema(route.body, 'input')) : undefined
    return [{ method: route.method, path: `/api${route.path.replaceAll(/\{[^}]*\}/g, anyId)}`, body }]
  })
  const own = Object.values(gatewayParts)
    .flat()
    .map((request) => {
      const [method = '', path = ''] = request.split(' ')
      return { method, path, body: method === 'GET' ? undefined : {} }
    })
  return [...calls, ...own]
}

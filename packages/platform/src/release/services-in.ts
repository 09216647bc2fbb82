import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  isProductService,
  isServiceName,
  type RouteOwner,
  type ServiceName,
  serviceNames,
} from '@lernspur/contracts/wire/route'

/** The services of a checkout, by their folders: those of the product first. A team's repository has only its own. */
export const servicesIn = (checkout: string): ServiceName[] => {
  const folder = join(checkout, 'services')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = names.filter((name) => isServiceName(name) && existsSync(join(folder, name, 'src/server.ts')))
  return [
    ...serviceNames.filter((name) => found.includes(name)),
    ...found.filter((name) => !isProductService(name)).toSorted(),
  ]
}

/** The services of a checkout and its gateway: all that runs on the server and is released. */
export const serversIn = (checkout: string): RouteOwner[] => [
  ...servicesIn(checkout),
  ...(existsSync(join(checkout, 'services/gateway')) ? ['gateway'] : []),
]

import { join } from 'node:path'
import { routes } from '@lernspur/contracts/contract'
import type { UnitName } from '@lernspur/contracts/registry.contract'
import { isAddedService, type RouteMap, type RouteOwner } from '@lernspur/contracts/wire/route'
import { packagesOf, root, unitFolder } from '../configuration/workspace'

/** Part of a pattern that matches files of the contracts of services that teams have added. */
export const addedContracts = String.raw`[\\/](?:services[\\/][a-z-]+[\\/]contract|@lernspur[\\/][a-z-]+-contract)[\\/]`

/** The calls of a contract, by the folder of its package. */
const routesIn = async (folder: string): Promise<RouteMap> =>
  ((await import(join(folder, 'src/contract.ts'))) as { readonly routes: RouteMap }).routes

/** The contract of a service: part of the product's, or that of a service which a team has added, which lies with it. */
export const contractOf = async (service: RouteOwner): Promise<RouteMap> =>
  isAddedService(service) ? await routesIn(join(root, 'services', service, 'contract')) : routes

/** The calls that a unit may make: those of the product, and those of the contracts that it depends on. */
export const knownRoutes = async (unit: UnitName): Promise<RouteMap> => {
  const added = packagesOf(unitFolder(unit)).filter(([name]) => name.endsWith('-contract'))
  const maps = await Promise.all(added.map(([, folder]) => routesIn(folder)))
  return Object.assign({}, ...maps, routes)
}

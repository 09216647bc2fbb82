import { afterAll } from 'bun:test'
import { type ProductService, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { type MakeService, type OpenService, openService, type ServiceUnderTest, serviceOn } from './service-under-test'
import { testDatabase } from './test-database'

/** A service with its own database for one test file; started at its top, closed after its tests. */
export const serviceForFile = async (name: ServiceName, make: MakeService): Promise<OpenService> => {
  const service = await openService(name, make)
  afterAll(() => service.close())
  return service
}

/** Several services on one database, likewise. */
export const servicesForFile = async <Name extends ProductService>(makes: Readonly<Record<Name, MakeService>>) => {
  const database = await testDatabase()
  const named = serviceNames.filter((name): name is Name => name in makes)
  const open = named.map((name) => [name, serviceOn(database, name, makes[name])] as const)
  afterAll(async () => {
    await Promise.all(open.map(([, service]) => service.close()))
    await database.close()
  })
  return { owner: database.owner, database, services: Object.fromEntries(open) as Record<Name, ServiceUnderTest> }
}

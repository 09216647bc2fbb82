import { afterAll } from 'bun:test'
import { type ProductService, type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { type MakeService, type OpenService, openService, type ServiceUnderTest, serviceOn } from './service-under-test'
import { testDatabase } from './test-database'

/** A service with its own database for one test file; started at its top, closed after its tests. */
export const serviceForFile = async (name: ServiceName, make: MakeService): Promise<OpenService> => {
  const service = await openService(name, make)
  afterAll(() => service.close())
  return service
}

/** The same with a connection of the service's role, for tests of what it does without being called. */
export const serviceWithJobsForFile = async (name: ServiceName, make: MakeService) => {
  const database = await testDatabase()
  const service = serviceOn(database, name, make)
  const db = connect(database.urlFor(name), { name: `test-${name}-jobs`, max: 2 })
  afterAll(async () => {
    await service.close()
    await db.end()
    await database.close()
  })
  return { service, database, owner: database.owner, db }
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

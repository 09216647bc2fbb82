import { afterAll } from 'bun:test'
import type { ServiceName } from '@lernspur/contracts/route'
import { type MakeService, type OpenService, openService } from './service-under-test'

/** A service with a database of its own for the tests of one file: awaited at its top, closed after them. */
export const serviceForFile = async (name: ServiceName, make: MakeService): Promise<OpenService> => {
  const service = await openService(name, make)
  afterAll(() => service.close())
  return service
}

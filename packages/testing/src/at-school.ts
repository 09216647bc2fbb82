import { afterAll } from 'bun:test'
import type { ServiceName } from '@lernspur/contracts/route'
import { type MakeService, openService } from './service-under-test'
import { otherSchool, testSchool } from './test-school'

/**
 * A service on a database of its own, with a school and one whose rows nobody of the first may meet. Await it once at
 * the top of a test file; it is closed after the file's tests.
 */
export const openAtSchool = async (name: ServiceName, make: MakeService) => {
  const service = await openService(name, make)
  afterAll(() => service.close())
  return { service, school: await testSchool(service.owner), neighbours: await otherSchool(service.owner) }
}

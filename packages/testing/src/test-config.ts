import { tmpdir } from 'node:os'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { testPublicUrl } from './sign-in'
import type { TestDatabase } from './test-database'

/** Configuration of a service under test with its own role in a test database. It listens nowhere. */
export const testConfig = (database: TestDatabase, service: ServiceName): ServiceConfig => ({
  mode: 'test',
  secret: database.secret,
  publicUrl: testPublicUrl,
  runDir: tmpdir(),
  dataDir: database.filesDir,
  corsOrigins: [],
  explainsFailures: true,
  databaseUrl: database.urlFor(service),
  poolSize: 4,
})

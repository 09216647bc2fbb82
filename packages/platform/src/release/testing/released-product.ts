import { openInstallation } from '@lernspur/release/installation'
import type { Installation } from '@lernspur/release/release-build'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type RunningProduct, startProduct } from '../../test/start-product'
import { openServiceReleases } from '../follow-services'

/** A product in production mode with its own database, whose services follow the registry. */
export interface ReleasedProduct {
  readonly database: TestDatabase
  readonly product: RunningProduct
  readonly installation: Installation
  /** Messages of following the releases, in order. */
  readonly messages: string[]
  close(): Promise<void>
}

/** Starts it with nothing released; `publicUrlAt` as in `startProduct`. */
export const startReleasedProduct = async (publicUrlAt?: (port: number) => string): Promise<ReleasedProduct> => {
  const database = await testDatabase()
  const product = await startProduct(database, 'production', {}, publicUrlAt)
  const installation = openInstallation(product.installation)
  const releases = openServiceReleases(product.installation)
  const messages: string[] = []
  const leave = releases.follow(product.services, (sentence) => messages.push(sentence))
  const close = async () => {
    leave()
    await product.stop()
    await releases.close()
    await installation.registry.close()
    await database.close()
  }
  return { database, product, installation, messages, close }
}

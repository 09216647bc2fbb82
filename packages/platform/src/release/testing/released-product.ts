import { openInstallation } from '@lernspur/release/installation'
import type { Installation } from '@lernspur/release/release-build'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type RunningProduct, startProduct } from '../../test/start-product'
import { openServiceReleases } from '../follow-services'

/** A product in production mode with a database of its own, whose services follow what is released. */
export interface ReleasedProduct {
  readonly database: TestDatabase
  readonly product: RunningProduct
  readonly installation: Installation
  /** What following the releases told, in order. */
  readonly messages: string[]
  close(): Promise<void>
}

/** Starts it; nothing is released yet. */
export const startReleasedProduct = async (): Promise<ReleasedProduct> => {
  const database = await testDatabase()
  const product = await startProduct(database, 'production')
  const installation = openInstallation(product.installation)
  const releases = openServiceReleases(product.installation)
  const messages: string[] = []
  const leave = releases.follow(product.processes, (sentence) => messages.push(sentence))
  const close = async () => {
    leave()
    await product.stop()
    await releases.close()
    await installation.registry.close()
    await database.close()
  }
  return { database, product, installation, messages, close }
}

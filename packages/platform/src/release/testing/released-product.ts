import { openPlace } from '@lernspur/release/place'
import type { Place } from '@lernspur/release/release-build'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type RunningProduct, startProduct } from '../../product/start-product'
import { openServiceReleases } from '../follow-services'

/** A product in production mode with a database of its own, whose services follow what is released. */
export interface ReleasedProduct {
  readonly database: TestDatabase
  readonly product: RunningProduct
  readonly place: Place
  /** What following the releases told, in order. */
  readonly said: string[]
  close(): Promise<void>
}

/** Starts it; nothing is released yet. */
export const startReleasedProduct = async (): Promise<ReleasedProduct> => {
  const database = await testDatabase()
  const product = await startProduct(database, 'production')
  const place = openPlace(product.place)
  const releases = openServiceReleases(product.place)
  const said: string[] = []
  const leave = releases.follow(product.processes, (sentence) => said.push(sentence))
  const close = async () => {
    leave()
    await product.stop()
    await releases.close()
    await place.registry.close()
    await database.close()
  }
  return { database, product, place, said, close }
}

import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { signIn } from '@lernspur/testing/sign-in'
import { testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { requestRepeatedly } from './request-repeatedly'

/** A call of each service, including calls that change something. */
export const calls = [
  { method: 'GET', path: '/auth/whoami' },
  { method: 'GET', path: '/classes?limit=5' },
  { method: 'GET', path: '/observations-v2?limit=5' },
  { method: 'POST', path: '/observations-v2/bulk', body: '{}' },
  { method: 'GET', path: '/provider/announcements' },
] as const

export interface Drill {
  readonly answered: number
  /** How often each process was replaced. */
  readonly rounds: number
  /** A sentence for each request that no service answered. */
  readonly lost: readonly string[]
}

/** Replaces every service and the gateway repeatedly until that many requests were made (rule service-release.3). */
export const replaceUnderLoad = async (
  { url, processes }: RunningProduct,
  headers: HeadersInit,
  requests: number,
): Promise<Drill> => {
  const requestLoop = requestRepeatedly(url, calls, headers, 4)
  let rounds = 0
  try {
    do {
      for (const one of processes) await one.replace({})
      rounds += 1
    } while (requestLoop.answered() < requests)
  } catch (error) {
    await requestLoop.stop()
    throw error
  }
  const lost = await requestLoop.stop()
  return { answered: requestLoop.answered(), rounds, lost }
}

/** Runs the drill on a separate product. */
export const rollingDrill = async (requests: number): Promise<Drill> => {
  const database = await testDatabase()
  const product = await startProduct(database, 'production')
  try {
    const { classTeacher } = await testSchool(database.owner, { studentCount: 2 })
    const { headers } = await signIn(database.owner, classTeacher)
    return await replaceUnderLoad(product, headers, requests)
  } finally {
    await product.stop()
    await database.close()
  }
}

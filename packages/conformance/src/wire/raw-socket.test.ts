import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { networkInterfaces } from 'node:os'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { hostileRequests } from './hostile-requests'
import { exchangeRaw } from './raw-exchange'

const publicUrls = { demo: 'http://localhost:3000', production: 'https://lernspur.example' } as const

/** Source code, frames of a stack or paths of this machine, as error pages of servers show them. */
const insides = /DOCTYPE html>[\s\S]*error|\bat [^\n]*:\d+|\.tsx?\b|node_modules|\bBun\b/i

/** An address of this machine that others may use, or at least one that is not 127.0.0.1. */
const networkAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

interface Part {
  readonly status: number
  readonly body: string
}

const answersIn = (text: string): Part[] =>
  text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((part) => part !== '')
    .map((part) => ({ status: Number(part.slice(9, 12)), body: part.slice(part.indexOf('\r\n\r\n') + 4) }))

/**
 * Every request is the client's fault. With an empty 505 Bun's HTTP parser says that it was not spoken to in HTTP/1.1;
 * no program of ours sees such a request.
 */
const blamesUs = ({ status, body }: Part): boolean => status >= 500 && !(status === 505 && body === '')

describe.each(['demo', 'production'] as const)('in %s', (mode) => {
  let database: TestDatabase
  let product: RunningProduct
  let processIds: (number | undefined)[]
  const pids = () => product.processes.map(({ pid }) => pid())

  beforeAll(async () => {
    database = await testDatabase()
    product = await startProduct(database, mode, { LERNSPUR_PUBLIC_URL: publicUrls[mode] })
    processIds = pids()
  }, 60_000)
  afterAll(async () => {
    await product.stop()
    await database.close()
  })

  test.concurrent.each(hostileRequests)(
    '%s shows nothing of our programs, is no failure of theirs, and ends in time',
    async (_, request) => {
      const { text, isOver } = await exchangeRaw(Number(new URL(product.url).port), request)
      expect(insides.exec(text)?.[0].slice(0, 80)).toBeUndefined()
      expect(answersIn(text).filter(blamesUs)).toEqual([])
      expect(isOver).toBe(true)
    },
    60_000,
  )

  test(`${mode === 'demo' ? 'only this computer reaches' : 'the network reaches'} the port`, async () => {
    const reading = fetch(`http://${networkAddress()}:${new URL(product.url).port}/api/operator`)
    const status = await reading.then(
      (answer) => answer.status,
      () => 'nobody listens',
    )
    expect(status).toBe(mode === 'demo' ? 'nobody listens' : 200)
  })

  test('all of it ends no process, and the next call is answered', async () => {
    expect(pids()).toEqual(processIds)
    expect((await fetch(`${product.url}/api/operator`)).status).toBe(200)
  })
})

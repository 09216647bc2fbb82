import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltService, buildService } from '@lernspur/platform/release/build-service'
import { serviceFolder } from '@lernspur/platform/release/service-folder'
import { type ReleasedProduct, startReleasedProduct } from '@lernspur/platform/release/testing/released-product'
import { serviceVariant } from '@lernspur/platform/release/testing/service-variant'
import { untilServiceRuns } from '@lernspur/platform/release/until-service-runs'
import { canaryStep } from '@lernspur/release/registry/plan'
import { type FinishedBuild, releaseBuild } from '@lernspur/release/release-build'
import { eventually } from '@lernspur/testing/eventually'
import { signIn } from '@lernspur/testing/sign-in'
import { testSchool } from '@lernspur/testing/test-school'
import { requestRepeatedly } from './request-repeatedly'
import { calls } from './rolling-drill'

const gateway = { kind: 'service', name: 'gateway' } as const
const by = { who: 'test', why: 'a test' }
const folder = mkdtempSync(join(tmpdir(), 'lernspur-gateway-release-'))
const timeoutMs = 120_000
let running: ReleasedProduct
let built: BuiltService
let headers: HeadersInit

beforeAll(async () => {
  ;[running, built] = await Promise.all([startReleasedProduct(), buildService('gateway')])
  const { owner } = running.database
  const { classTeacher } = await testSchool(owner, { studentCount: 2 })
  ;({ headers } = await signIn(owner, classTeacher))
}, timeoutMs)
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
}, timeoutMs)

const variant = (number: number, change: (text: string) => string): FinishedBuild =>
  serviceVariant(built, folder, number, ['server.js', change])
const runs = () => untilServiceRuns(running.installation, gateway, running.product.installation.dataDir)
const pid = () => running.product.processes.find(({ name }) => name === 'gateway')?.pid()
const promote = async (one: FinishedBuild) => {
  await releaseBuild(running.installation, one, by)
  await running.installation.registry.promote(gateway, one.manifest.version, { by })
}
const stable = async () =>
  (await running.installation.registry.lines()).find(({ unit }) => unit.name === 'gateway')?.stable

/** Milliseconds for which an upload goes on after the gateway was replaced: longer than one waits that simply ends. */
const uploadMs = 8_000

/** Sends a body until some time after `replaced`, and returns the status. */
const uploadSlowly = async (replaced: Promise<unknown>): Promise<number> => {
  let isOver = false
  const finish = replaced
    .then(() => Bun.sleep(uploadMs))
    .finally(() => {
      isOver = true
    })
  finish.catch(() => undefined)
  const chunk = new TextEncoder().encode(' '.repeat(100))
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      while (!isOver) {
        controller.enqueue(chunk)
        await Bun.sleep(100)
      }
      controller.enqueue(new TextEncoder().encode('{}'))
      controller.close()
    },
  })
  const json = { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' }
  const answer = await fetch(`${running.product.url}/api/observations-v2/bulk`, { method: 'POST', headers: json, body })
  await answer.arrayBuffer()
  return answer.status
}

/** Opens a stream of events whenever it has none; returns how many ended without an error, once it is told to stop. */
const followStream = () => {
  const over = new AbortController()
  const url = `${running.product.url}/api/notifications/stream`
  let ended = 0
  const follow = async (): Promise<number> => {
    while (!over.signal.aborted) {
      const answer = await fetch(url, { headers, signal: over.signal })
      if (answer.status !== 200) throw new Error(`The stream was answered with ${answer.status}.`)
      await answer.text()
      ended += 1
    }
    return ended
  }
  const done = follow().catch((error: unknown) => {
    if (over.signal.aborted) return ended
    throw error
  })
  return {
    ended: () => ended,
    stop: () => {
      over.abort()
      return done
    },
  }
}

/**
 * Asks again and again, each time over a new connection, which either of two gateways may get; returns what failed.
 * A connection that one of them accepted at its last moment is reset, and is asked once more, as pages and proxies do.
 */
const connectRepeatedly = () => {
  const failed: string[] = []
  let isOver = false
  let count = 0
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const options = {
        headers: { ...Object.fromEntries(new Headers(headers)), connection: 'close' },
        keepalive: false,
      }
      const send = () => fetch(`${running.product.url}/api/auth/whoami`, options)
      const answer = await send().catch(send).catch(String)
      if (typeof answer === 'string' || answer.status !== 200) failed.push(String(answer))
      else await answer.arrayBuffer()
      count += 1
    }
  }
  const all = Promise.all([ask(), ask()])
  return {
    stop: async () => {
      isOver = true
      await all
      return { failed, count }
    },
  }
}

test(
  'a gateway is promoted and rolled back under load, with an open stream and a slow upload, and no call fails',
  async () => {
    await promote(built)
    expect(await runs()).toBe(`gateway runs ${built.manifest.version}.`)
    const before = pid()
    const next = variant(1, (text) => `${text}\n// another one\n`)
    await releaseBuild(running.installation, next, by)
    await serviceFolder(running.installation, next.manifest, running.product.installation.dataDir)
    const [load, fresh, stream] = [
      requestRepeatedly(running.product.url, calls, headers, 4),
      connectRepeatedly(),
      followStream(),
    ]
    for (const [version, begin] of [
      [next.manifest.version, () => promote(next)],
      [built.manifest.version, () => running.installation.registry.rollback(gateway, { by })],
    ] as const) {
      const done = Promise.withResolvers<void>()
      const upload = uploadSlowly(done.promise)
      const answered = load.answered()
      const ended = stream.ended()
      await begin()
      expect(await runs()).toBe(`gateway runs ${version}.`)
      done.resolve()
      await eventually(
        () => load.answered() >= answered + 50 && stream.ended() !== ended,
        () => 'calls are answered by the new gateway, and the stream has ended',
      )
      expect(await upload).toBeLessThan(500)
    }
    expect(await load.stop()).toEqual([])
    const { failed, count } = await fresh.stop()
    expect([failed, count > 100]).toEqual([[], true])
    expect(await stream.stop()).toBeGreaterThanOrEqual(2)
    expect(pid()).not.toBe(before)
  },
  timeoutMs,
)

test(
  'a gateway that does not start, or answers nothing well, is taken back with the reason, and no call fails',
  async () => {
    const live = await stable()
    const before = pid()
    const fresh = connectRepeatedly()
    for (const [number, code, reason] of [
      [2, "console.error('no luck'); process.exit(1)", 'gateway ended before it was ready'],
      [3, 'BROKEN', 'gateway did not become ready'],
    ] as const) {
      // It listens as it should, and answers each request with an error.
      const failing = (text: string) =>
        `const serve = Bun.serve\nBun.serve = (options) => serve({ ...options, fetch: () => new Response('', { status: 500 }) })\n${text}`
      const broken = variant(number, (text) => (code === 'BROKEN' ? failing(text) : code))
      await promote(broken)
      await expect(runs()).rejects.toThrow(reason)
      expect([await stable(), pid()]).toEqual([live, before])
    }
    const { failed, count } = await fresh.stop()
    expect([failed, count > 100]).toEqual([[], true])
  },
  timeoutMs,
)

test(
  'the files that a gateway reads beside its bundle are in its release',
  async () => {
    await promote(built)
    await runs()
    const { url } = running.product
    const icon = await fetch(`${url}/app-icons/icon-192.png`)
    const page = await (await fetch(`${url}/api/docs`)).text()
    const [script = ''] = /\/api\/docs\/scalar\/[^"']+\.js/.exec(page) ?? []
    const module = await fetch(url + script)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect([module.status, (await module.text()).length > 100_000]).toEqual([200, true])
  },
  timeoutMs,
)

test('a gateway has no canary, and says why', async () => {
  const steps = [canaryStep(gateway, { version: variant(4, (text) => text).manifest.version, weight: 5 })]
  await expect(running.installation.registry.change(steps, { by })).rejects.toThrow('The gateway has no canary')
})

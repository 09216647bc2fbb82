import { openServerPair, type ServerPair } from '@lernspur/database/testing/server-pair'
import { testSecret } from '@lernspur/database/testing/test-server'
import { signerOf } from '@lernspur/release/registry/signature'
import type { S3Config } from '@lernspur/service-kit/process/config'
import { openS3Server } from '@lernspur/service-kit/testing/s3-server'
import { freePort } from '../free-port'
import { startBalancer } from './balancer'
import { preparePooling, startPooler } from './pooler'
import type { Program } from './program'
import { makeStack, type Stack } from './stack'

/** Secret of a developer whose builds the stacks show, 64 hexadecimal characters. */
export const developerSecret = 'd0'.repeat(32)

/** Two stacks behind a balancer, on a primary with a standby, through poolers, with one store for files. */
export interface SeveralStacks {
  /** Where browsers reach both. */
  readonly url: string
  readonly stacks: readonly [Stack, Stack]
  readonly balancer: Program
  readonly servers: ServerPair
  /** Two in front of each server. */
  readonly poolers: readonly Program[]
  readonly secret: string
  readonly s3: S3Config
  /** Environment of each of them. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Poolers in front of each server: one may end. */
const poolersPerServer = 2

/** Starts all of it. Needs HAProxy and PgBouncer, which it installs; throws a Problem when it cannot. */
export const startSeveralStacks = async (log: (line: string) => void = () => undefined): Promise<SeveralStacks> => {
  const opened: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of opened.toReversed()) await close().catch((error: unknown) => console.error(error))
  }
  try {
    const servers = await openServerPair()
    opened.push(servers.close)
    await preparePooling(servers.ownerUrl)
    const poolers: Program[] = []
    for (const port of servers.ports)
      for (let one = 0; one < poolersPerServer; one++) {
        const pooler = await startPooler(port)
        opened.push(pooler.stop)
        poolers.push(pooler)
      }
    log('A primary, its standby and their poolers run.')
    const s3 = await openS3Server()
    opened.push(s3.close)
    const port = freePort()
    const url = `http://localhost:${port}`
    const direct = servers.ownerUrl
    const [, user = ''] = /^postgres:\/\/([^@]+)@/.exec(direct) ?? []
    const hosts = poolers.map((one) => `127.0.0.1:${one.port}`).join(',')
    const env = {
      DATABASE_URL: `postgres://${user}@${hosts}/lernspur?target_session_attrs=read-write`,
      LERNSPUR_DIRECT_DATABASE_URL: direct,
      LERNSPUR_SECRET: testSecret,
      LERNSPUR_PUBLIC_URL: url,
      LERNSPUR_TRUSTED_PROXIES: '1',
      LERNSPUR_DEVELOPER_KEYS: signerOf(developerSecret).publicKey,
      LERNSPUR_S3_ENDPOINT: s3.config.endpoint,
      LERNSPUR_S3_BUCKET: s3.config.bucket,
      LERNSPUR_S3_ACCESS_KEY: s3.config.accessKeyId,
      LERNSPUR_S3_SECRET_KEY: s3.config.secretAccessKey,
    }
    const stacks = [makeStack(env), makeStack(env)] as const
    for (const stack of stacks) {
      opened.push(stack.remove)
      await stack.start()
      log('A stack is ready.')
    }
    const balancer = await startBalancer(
      port,
      `localhost:${port}`,
      stacks.map((one) => one.port),
    )
    opened.push(balancer.stop)
    return { url, stacks, balancer, servers, poolers, secret: testSecret, s3: s3.config, env, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

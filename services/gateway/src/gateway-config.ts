import { BlockList } from 'node:net'
import { readServiceConfig, type ServiceConfig } from '@lernspur/service-kit/process/config'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import { networkList } from '@lernspur/service-kit/share/network'
import * as z from 'zod'

export type GatewayConfig = ServiceConfig & {
  readonly port: number
  /** The address to listen on; undefined for all. */
  readonly hostname: string | undefined
  /** A demo that the network can reach, and with it known passwords and all mails. */
  readonly isOpenDemo: boolean
  /** Unix socket of this process alone; it may share the port with its successor. */
  readonly socket?: string | undefined
  /** Path that must answer well before the port is opened, for a process that is to take another one's place. */
  readonly openAfter?: string | undefined
  /** Folder with the builds of a checkout, which are served instead of what was released; set by `run dev` alone. */
  readonly checkout?: string | undefined
  /** Proxies in front of the gateway whose forwarded headers are trusted. */
  readonly trustedProxies: number
  /** Networks that many schools share behind one address, such as the proxy of a Land (rule stack.9). */
  readonly sharedNetworks: BlockList
  /** Where browsers report errors and traces to (rule browser.5); undefined when they do not. */
  readonly reportingDsn?: string | undefined
  /** The operator's address; null where none is named. */
  readonly operatorEmail: string | null
  /** Public keys of developers whose builds this installation shows (rule release.13). */
  readonly developerKeys: readonly string[]
}

const integerSetting = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a whole number from ${least} to ${most}.`
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

/** A DSN is an address with the project's public key as its user and the project's number at its end. */
const isDsn = (text: string): boolean => {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && !!url.username && !url.password && /\/\d+$/.test(url.pathname)
}

/** Ed25519 keys, base64 of their 32 bytes. */
const developerKeys = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
  .refine(
    (list) => list.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
    'LERNSPUR_DEVELOPER_KEYS must be public keys as `mfe dev` prints them, separated by commas.',
  )

const environment = z.object({
  PORT: integerSetting('PORT', 1, 65_535),
  LERNSPUR_DEMO_LISTEN: z
    .enum(['127.0.0.1', '0.0.0.0'], 'LERNSPUR_DEMO_LISTEN must be 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  LERNSPUR_LISTEN: z.union([z.ipv4(), z.ipv6()], 'LERNSPUR_LISTEN must be an IP address of this computer.').optional(),
  LERNSPUR_SOCKET: z.string().optional(),
  LERNSPUR_OPEN_AFTER: z.string().optional(),
  LERNSPUR_CHECKOUT: z.string().optional(),
  LERNSPUR_TRUSTED_PROXIES: integerSetting('LERNSPUR_TRUSTED_PROXIES', 0, 9).default(0),
  LERNSPUR_SHARED_NETWORKS: z
    .string()
    .default('')
    .transform((list) => networkList(list.split(',').flatMap((network) => network.trim() || [])))
    .refine(
      (list) => list !== undefined,
      'LERNSPUR_SHARED_NETWORKS must be networks such as 192.0.2.7 or 2001:db8::/32, separated by commas.',
    ),
  LERNSPUR_SENTRY_DSN: z
    .string()
    .refine(isDsn, 'LERNSPUR_SENTRY_DSN must be an address such as https://key@sentry.example/1.')
    .optional(),
  LERNSPUR_DEVELOPER_KEYS: developerKeys,
})

/** Environment of the gateway. Throws a sentence that names the variable. */
export const readGatewayConfig = (env: Readonly<Record<string, string | undefined>> = process.env): GatewayConfig => {
  const kit = readServiceConfig(env)
  const result = environment.safeParse({
    ...env,
    LERNSPUR_DEMO_LISTEN: env.LERNSPUR_DEMO_LISTEN || undefined,
    LERNSPUR_LISTEN: env.LERNSPUR_LISTEN || undefined,
    LERNSPUR_SENTRY_DSN: env.LERNSPUR_SENTRY_DSN || undefined,
  })
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  const { PORT, LERNSPUR_DEMO_LISTEN, LERNSPUR_LISTEN, LERNSPUR_SOCKET, LERNSPUR_TRUSTED_PROXIES } = result.data
  return {
    ...kit,
    port: PORT,
    hostname: kit.mode === 'production' ? LERNSPUR_LISTEN : LERNSPUR_DEMO_LISTEN,
    isOpenDemo: kit.mode === 'demo' && LERNSPUR_DEMO_LISTEN !== '127.0.0.1',
    socket: LERNSPUR_SOCKET,
    openAfter: result.data.LERNSPUR_OPEN_AFTER,
    checkout: result.data.LERNSPUR_CHECKOUT,
    trustedProxies: LERNSPUR_TRUSTED_PROXIES,
    sharedNetworks: result.data.LERNSPUR_SHARED_NETWORKS ?? new BlockList(),
    reportingDsn: result.data.LERNSPUR_SENTRY_DSN,
    operatorEmail: readOperator(kit.mode, env).email,
    developerKeys: result.data.LERNSPUR_DEVELOPER_KEYS,
  }
}

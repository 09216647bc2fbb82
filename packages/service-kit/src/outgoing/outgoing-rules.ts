import type { BlockList } from 'node:net'
import * as z from 'zod'
import type { KitConfig } from '../process/config'
import { StartProblem } from '../process/start-problem'
import { networkList } from '../share/network'

/** Where the product may call at addresses that a school or a program has given (rule webhook.5). */
export interface OutgoingRules {
  /** Whether `http:` and any port may be used on this computer itself: in the demo and in tests alone. */
  readonly allowsLoopback: boolean
  readonly ports: readonly number[]
  /** Networks that are allowed although they are not public, such as a district's own. */
  readonly networks: BlockList
}

const list = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

const environment = z.object({
  LERNSPUR_OUTGOING_NETWORKS: z.string().default('').transform(list),
  LERNSPUR_OUTGOING_PORTS: z
    .string()
    .default('443')
    .transform(list)
    .refine(
      (ports) => ports.length > 0 && ports.every(isPort),
      'LERNSPUR_OUTGOING_PORTS must be ports such as 443,8443.',
    ),
})

/** The rules of the installation, from its environment. Throws a StartProblem that names the variable. */
export const readOutgoingRules = (
  mode: KitConfig['mode'],
  env: Readonly<Record<string, string | undefined>> = process.env,
): OutgoingRules => {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const result = environment.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  const networks = networkList(result.data.LERNSPUR_OUTGOING_NETWORKS)
  if (!networks)
    throw new StartProblem('LERNSPUR_OUTGOING_NETWORKS must be networks such as 10.20.0.0/16, separated by commas.')
  return { allowsLoopback: mode !== 'production', ports: result.data.LERNSPUR_OUTGOING_PORTS.map(Number), networks }
}

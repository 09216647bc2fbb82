import { type KitConfig, readKitConfig } from '@lernspur/service-kit/config'
import { StartProblem } from '@lernspur/service-kit/start'
import * as z from 'zod'

export type GatewayConfig = KitConfig & {
  readonly port: number
  /** Proxies in front of the gateway whose word on who calls is believed. */
  readonly trustedProxies: number
}

const whole = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a whole number from ${least} to ${most}.`
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

const environment = z.object({
  PORT: whole('PORT', 1, 65_535),
  LERNSPUR_TRUSTED_PROXIES: whole('LERNSPUR_TRUSTED_PROXIES', 0, 9).default(0),
})

/** Environment of the gateway. Throws a sentence that names the variable. */
export const readGatewayConfig = (env: Readonly<Record<string, string | undefined>> = process.env): GatewayConfig => {
  const kit = readKitConfig(env)
  const result = environment.safeParse(env)
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  return { ...kit, port: result.data.PORT, trustedProxies: result.data.LERNSPUR_TRUSTED_PROXIES }
}

import { randomBytes } from 'node:crypto'
import type { Secrets } from '@lernspur/service-kit/session/seal'

const purpose = 'webhook-secret'
const prefix = 'whsec_'

/** A fresh secret as Standard Webhooks writes it: a prefix, and 32 random bytes in base 64. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

/** What the database stores of a secret: it is needed to sign, and encrypted for its webhook. */
export const sealSecret = (secrets: Secrets, webhookId: string, secret: string): Buffer =>
  secrets.seal(purpose, webhookId, Buffer.from(secret.slice(prefix.length), 'base64'))

/** The secret that was stored. */
export const unsealSecret = (secrets: Secrets, webhookId: string, sealed: Uint8Array): string =>
  prefix + secrets.unseal(purpose, webhookId, sealed).toString('base64')

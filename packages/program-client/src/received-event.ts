import { Webhook } from 'standardwebhooks'

/** What a webhook tells of, after its signature was checked. Everything else is read by the program's token. */
export interface ReceivedEvent {
  /** The same for each attempt at one event: what has it already was received before. */
  readonly id: string
  /** Noun and what became of it, such as `class.changed`; later versions may know more. */
  readonly type: string
  /** When it happened, ISO 8601. */
  readonly timestamp: string
  /** The school, or the provider. */
  readonly tenantId: string
  /** What it is about; undefined for a test. */
  readonly entityId: string | undefined
}

interface Body {
  readonly type: string
  readonly timestamp: string
  readonly data: { readonly tenantId: string; readonly id?: string }
}

const verified = (secret: string, body: string, headers: Record<string, string>): Body | undefined => {
  try {
    return new Webhook(secret).verify(body, headers) as Body
  } catch {
    return undefined
  }
}

/**
 * The event of a request, when one of the secrets has signed it within the last five minutes; else undefined, and the
 * request is not the product's. `body` is the text as it came: what was parsed and written again has another signature.
 * While a secret is replaced, both are given.
 */
export const receiveEvent = (secrets: readonly string[], headers: Headers, body: string): ReceivedEvent | undefined => {
  const given = Object.fromEntries([...headers])
  for (const secret of secrets) {
    const event = verified(secret, body, given)
    if (!event) continue
    const { type, timestamp, data } = event
    return { id: headers.get('webhook-id') ?? '', type, timestamp, tenantId: data.tenantId, entityId: data.id }
  }
  return undefined
}

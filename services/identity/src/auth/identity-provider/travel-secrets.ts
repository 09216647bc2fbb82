import { createHmac } from 'node:crypto'

/** What binds the way to a provider and back to one attempt; 43 characters each. */
export interface TravelSecrets {
  readonly state: string
  readonly nonce: string
  /** Of PKCE; it reaches the provider only when the code is exchanged. */
  readonly codeVerifier: string
}

/** Derived from the attempt's id, so that nobody finds them in the database. */
export const travelSecrets = (secret: string, authAttemptId: string): TravelSecrets => {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('external-sign-in').digest()
  const derive = (use: string): string =>
    createHmac('sha256', key).update(`${use} ${authAttemptId}`).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code-verifier') }
}

import { createHmac } from 'node:crypto'

/** What binds an authorization request and its callback to one attempt; 43 characters each. */
export interface AuthorizationSecrets {
  readonly state: string
  readonly nonce: string
  /** For PKCE; sent to the provider only when the code is exchanged. */
  readonly codeVerifier: string
}

/** Derived from the attempt's id, so that none of them is stored in the database. */
export const authorizationSecrets = (secret: string, authAttemptId: string): AuthorizationSecrets => {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('external-sign-in').digest()
  const derive = (use: string): string =>
    createHmac('sha256', key).update(`${use} ${authAttemptId}`).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code-verifier') }
}

import { createHash, randomBytes } from 'node:crypto'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** A fresh opaque token: 32 random bytes as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be a token at all, so that invalid ones never reach the database. */
export const isToken = (text: string | undefined): text is string => text !== undefined && tokenPattern.test(text)

/** What the database stores of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

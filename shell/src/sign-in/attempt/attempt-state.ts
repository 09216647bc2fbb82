/** A sign-in in steps that this tab has begun. */
export interface OwnAttempt {
  readonly kind: 'link' | 'provider' | 'two-factor'
  readonly id: string
  /** Never leaves this browser (rule attempt.2); empty for an attempt that needs none. */
  readonly verificationCode: string
  /** Where the link was sent. */
  readonly email?: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The attempt of a history entry. It is kept there because a telephone may put a page to sleep while its owner looks
 * for the mail: a page that is loaded anew goes on waiting, and going back leads out of it.
 */
export const attemptOf = (state: unknown): OwnAttempt | null => {
  if (typeof state !== 'object' || state === null || !('attempt' in state)) return null
  const attempt = state.attempt as Partial<OwnAttempt> | null
  const isWhole = isText(attempt?.id) && isText(attempt?.verificationCode) && typeof attempt?.startedAt === 'number'
  return isWhole ? (attempt as OwnAttempt) : null
}

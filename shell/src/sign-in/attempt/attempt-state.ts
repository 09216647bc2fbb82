/** A sign-in with several steps that was started in this tab. */
export interface OwnAttempt {
  readonly kind: 'link' | 'provider' | 'two-factor'
  readonly id: string
  /** Never leaves this browser (rule attempt.2); empty if the attempt needs none. */
  readonly verificationCode: string
  /** The address that the link was sent to. */
  readonly email?: string
  /** What the page of the link shows as well; missing for other attempts than by a link. */
  readonly matchNumber?: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The attempt of a history entry. Stored there because a phone may unload a page while the user looks for the mail:
 * after a reload the page continues to wait, and going back leaves it.
 */
export const attemptOf = (state: unknown): OwnAttempt | null => {
  if (typeof state !== 'object' || state === null || !('attempt' in state)) return null
  const attempt = state.attempt as Partial<OwnAttempt> | null
  const isComplete = isText(attempt?.id) && isText(attempt?.verificationCode) && typeof attempt?.startedAt === 'number'
  return isComplete ? (attempt as OwnAttempt) : null
}

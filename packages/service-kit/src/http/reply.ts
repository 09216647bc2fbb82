/** What an answer carries beside its data. Only routes touch it, verbs do not. */
export interface Reply {
  /** Puts the session cookie with this token; returns the CSRF token that belongs to it. */
  startSession(token: string): string
  /** Takes the session cookie away. */
  endSession(): void
  header(name: string, value: string): void
}

/** Somebody of the school who is not in the team yet. */
export interface TeamCandidate {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly note?: string | undefined
  /** Sees no class so far. */
  readonly isWaiting: boolean
}

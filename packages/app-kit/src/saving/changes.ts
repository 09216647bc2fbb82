/** How changes to one kind of state are merged and applied, for an autosaver. */
export interface Changes<State, Change, Clash> {
  /** The empty change. */
  readonly none: Change
  isNothing(change: Change): boolean
  /** Both merged; the later one wins where they overlap. */
  join(first: Change, then: Change): Change
  /** The state with the change applied. */
  apply(state: State, change: Change): State
  /**
   * Rebases a change onto a state that another user saved meanwhile. `rest` is what is still to be saved; `clash` is
   * what the user has to decide, null if nothing.
   */
  compare(base: State, theirs: State, change: Change): { readonly rest: Change; readonly clash: Clash | null }
  /** A change without its conflicting fields, for which the other state is kept. */
  dropConflicts(clash: Clash, change: Change): Change
}

/** How changes to one kind of state go together; what an autosaver needs to know of what it saves. */
export interface Changes<State, Change, Clash> {
  /** The change that changes nothing. */
  readonly none: Change
  isNothing(change: Change): boolean
  /** Both as one; the later one wins where they touch the same. */
  join(first: Change, then: Change): Change
  /** The state with the change over it. */
  apply(state: State, change: Change): State
  /**
   * Lays a change over a state that somebody else saved meanwhile. `rest` is what is still to be saved over it; `clash`
   * is what the person has to decide, null where there is nothing to decide.
   */
  compare(base: State, theirs: State, change: Change): { readonly rest: Change; readonly clash: Clash | null }
  /** A change without what clashes: the other state counts there. */
  yieldTo(clash: Clash, change: Change): Change
}

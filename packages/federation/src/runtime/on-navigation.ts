/** A page of the product's origin. */
export interface Target {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** State of a navigation. */
  readonly state: unknown
}

/** The part of a router that tells about navigations. */
export interface NavigatingRouter {
  readonly state: { readonly location: Target; readonly navigation: { readonly location?: Target | undefined } }
  subscribe(listen: (state: NavigatingRouter['state']) => void): unknown
}

/** Calls back once at the start of each navigation, and once its screen is shown; a redirected one counts as two. */
export const onNavigation = (
  router: NavigatingRouter,
  listen: (to: Target) => unknown,
  onShown?: () => unknown,
): void => {
  let known: unknown
  router.subscribe(({ navigation: { location } }) => {
    if (location && location !== known) listen(location)
    if (!location && known) onShown?.()
    known = location
  })
}

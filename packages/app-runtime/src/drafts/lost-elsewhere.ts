import { hasUnsaved, isLostByEnd } from './open-drafts'

/**
 * Whether anything of this tab is lost once another one has signed out an identity, or noticed the end of its session:
 * then the device still has what it kept. Looks at the tab at once, and may be awaited when that is gone.
 */
export const isLostElsewhere = async (identity: string): Promise<boolean> => {
  if (!hasUnsaved() || isLostByEnd()) return hasUnsaved()
  const { storesDraftsOf } = await import('./page-drafts')
  return !(await storesDraftsOf(identity).catch(() => false))
}

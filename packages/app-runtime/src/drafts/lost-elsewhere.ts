import { hasUnsaved, isLostByEnd } from './open-drafts'

/**
 * Whether this tab loses unsaved input because another tab has signed an identity out, or noticed the end of its
 * session; in the latter case the device still has what it kept. Inspects the tab at once; the promise may be awaited
 * after that state is gone.
 */
export const isLostElsewhere = async (identity: string): Promise<boolean> => {
  if (!hasUnsaved() || isLostByEnd()) return hasUnsaved()
  const { storesDraftsOf } = await import(/* webpackChunkName: "drafts" */ './page-drafts')
  return !(await storesDraftsOf(identity).catch(() => false))
}

import type { AreaName } from '@lernspur/contracts/registry.contract'

/** Makes the shell's own pages and those of these areas open without a network from the next visit on (rule browser.9). */
export const keepPages = async (areas: readonly AreaName[]): Promise<void> => {
  if (!navigator.serviceWorker) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(areas)
}

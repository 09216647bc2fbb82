import type { DeskUnit, DeskVersion } from '@lernspur/contracts/provider/release-desk.contract'

/** Versions that were released after the live one and that nobody has yet, but for some users of a canary. */
export const readyVersions = ({ released, stable, fallback, canary }: DeskUnit): readonly DeskVersion[] => {
  const live = released.findIndex(({ version }) => version === stable?.version)
  const newer = live < 0 ? released : released.slice(0, live)
  return newer.filter(({ version }) => version !== fallback && version !== canary?.version)
}

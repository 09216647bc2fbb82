import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { firstFiles } from '@lernspur/federation/build/first-files'
import { type Fault, faultsOf, germanListed, germanNameOf, listed, missing, nameOf } from './pair'

/** Compressed bytes that everybody waits for before anything is shown; `packages/e2e` measures the whole page. */
const budgets = { area: 6_000, shell: 205_000 } as const

/** What is wrong with a release by itself: its byte budget, and missing texts of the shell. */
export const faultsAlone = (release: ReleaseManifest): Fault[] => {
  if (release.kind === 'service') return []
  const first = new Set(firstFiles(release.page).map((name) => `${name}.br`))
  const bytes = release.files.reduce((sum, { path, size }) => (first.has(path) ? sum + size : sum), 0)
  const budget = budgets[release.kind]
  const texts = release.kind === 'shell' ? missing({ consumer: release, provider: release }, 'texts') : []
  const [own, german] = [nameOf(release), germanNameOf(release)]
  return faultsOf({ consumer: release }, [
    ...(bytes > budget
      ? [
          {
            en: `${own} begins with ${bytes} bytes, ${bytes - budget} over its budget of ${budget}: every first page would wait.`,
            de: `${german} beginnt mit ${bytes} Bytes, ${bytes - budget} über dem Budget von ${budget}: jede erste Seite würde warten.`,
          },
        ]
      : []),
    ...(texts.length > 0
      ? [
          {
            en: `${own} shows ${listed(texts)}, texts that it does not have: everybody would read gaps.`,
            de: `${german} zeigt die Texte ${germanListed(texts)}, die es dort nicht gibt: alle würden Lücken lesen.`,
          },
        ]
      : []),
  ])
}

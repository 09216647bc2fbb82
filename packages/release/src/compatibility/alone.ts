import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { type Fault, faultsOf, germanListed, germanNameOf, listed, missing, nameOf } from './pair'

/** Compressed bytes that everybody waits for before anything is shown; `packages/e2e` measures the whole page. */
const budgets = { area: 6_000, shell: 205_000 } as const

/** Compressed files of a release that a browser loads first: an area's entry; the shell's scripts and styles. */
const firstFiles = (release: ReleaseManifest): string[] => {
  if (release.kind === 'service') return []
  const { page } = release
  const urls = 'area' in page ? [page.entry] : [...page.scripts.map(({ url }) => url), ...page.styles]
  return urls.map((url) => `${url.slice(url.lastIndexOf('/') + 1)}.br`)
}

/** What is wrong with a release by itself: its byte budget, and missing texts of the shell. */
export const faultsAlone = (release: ReleaseManifest): Fault[] => {
  if (release.kind === 'service') return []
  const first = new Set(firstFiles(release))
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

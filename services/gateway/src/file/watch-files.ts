import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { faultText, type ReleaseStore } from '@lernspur/release/release-store'

/** Milliseconds that a probe waits for a check that it began. */
const probeTimeoutMs = 400

interface WatchOptions {
  /** Everything that is live. */
  readonly manifests: () => readonly ReleaseManifest[]
  readonly store: Pick<ReleaseStore, 'faults'>
  /** Milliseconds between two checks; one that is asked for is never older than a sixth of it. */
  readonly every: number
  /** Called with a sentence when a file is found that is not what was released; once, until it is whole again. */
  readonly onFault: (sentence: string) => void
}

/** Watches whether the files of what is live are what was released. */
export interface FileWatch {
  /** A sentence for each file that is missing or was changed. */
  faults(): Promise<readonly string[]>
  close(): void
}

/** Checks the files of what is live now and then, and when somebody asks (rule release.17). */
export const watchFiles = ({ manifests, store, every, onFault }: WatchOptions): FileWatch => {
  let known: readonly string[] = []
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined
  const check = async (): Promise<void> => {
    const found: string[] = []
    for (const manifest of new Set(manifests()))
      found.push(...(await store.faults(manifest)).map((fault) => faultText(manifest, fault)))
    for (const sentence of found) if (!known.includes(sentence)) onFault(sentence)
    known = found
    checkedAt = performance.now()
  }
  const begin = (): Promise<void> => {
    // While the store cannot be read, what was found before stays.
    checking ??= check()
      .catch(() => undefined)
      .finally(() => {
        checking = undefined
      })
    return checking
  }
  const timer = setInterval(begin, every)
  timer.unref()
  return {
    faults: async () => {
      if (performance.now() - checkedAt > every / 6) await Promise.race([begin(), Bun.sleep(probeTimeoutMs)])
      return known
    },
    close: () => clearInterval(timer),
  }
}

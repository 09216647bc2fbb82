import type { DraftContent } from './device-drafts'
import { storeDraft, storedDraft } from './tab-drafts'

/** Milliseconds from a change until it is written to the device. */
const rest = 1000

const device = () => import(/* webpackChunkName: "drafts" */ './page-drafts')

interface StoredValue {
  readonly writer: string
  readonly value: object
}

const isStored = (value: unknown): value is StoredValue =>
  typeof value === 'object' && value !== null && 'writer' in value && 'value' in value

/** Recoveries of drafts that are under way; none of them rejects. */
const recoveries = new Set<Promise<unknown>>()

/** Resolves when no draft is being recovered; never rejects. */
export const draftsRecovered = async (): Promise<void> => {
  while (recoveries.size > 0) await Promise.all(recoveries)
}

/**
 * Unsaved input that outlives its session: in the tab's own storage while that lasts, and encrypted on the device until
 * the same person is back in the same school (rule browser.14).
 */
export class PersistentDraft {
  private writer = ''
  private content: DraftContent | null = null
  private changes = 0
  private persistedChanges = 0
  private isOnDevice = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly name: string) {}

  /** Whether the device has all of it. */
  get isPersisted(): boolean {
    return this.persistedChanges === this.changes
  }

  /** Replaces what is kept; null once it is saved or discarded. */
  store(content: DraftContent | null): void {
    this.writer ||= crypto.randomUUID()
    this.content = content
    this.changes += 1
    storeDraft(this.name, content && { writer: this.writer, value: content.value })
    if (content) this.timer ??= setTimeout(() => void this.persist(), rest)
    else void this.persist()
  }

  /** Writes what the device does not have yet; `isPersisted` tells whether it could. */
  persist(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.write()).catch(() => undefined)
    return this.writing
  }

  /** Prepares the device to keep the first input, even if there is no network or session by then. */
  prepare(): Promise<void> {
    return device()
      .then(({ prepareDrafts }) => prepareDrafts())
      .catch(() => undefined)
  }

  /**
   * The input from before the page was reloaded or the session ended; null if there is none, or it cannot be read.
   * Never takes the input of another open tab.
   */
  recover(): Promise<DraftContent | null> {
    const content = this.read()
    const recovery: Promise<unknown> = content.then(Boolean, Boolean).finally(() => recoveries.delete(recovery))
    recoveries.add(recovery)
    return content
  }

  private async read(): Promise<DraftContent | null> {
    const stored = storedDraft(this.name)
    const own = isStored(stored) ? stored : null
    const fromDevice = await device()
      .then(({ findDraft }) => findDraft(this.name, own?.writer ?? null))
      .catch(() => null)
    this.isOnDevice = own !== null || fromDevice !== null
    this.writer = own?.writer ?? fromDevice?.writer ?? ''
    if (own) return { value: own.value, files: fromDevice?.files ?? new Map() }
    return fromDevice && { value: fromDevice.value, files: fromDevice.files }
  }

  private async write(): Promise<void> {
    const { content, changes } = this
    if (this.persistedChanges === changes) return
    if (content || this.isOnDevice) await (await device()).writeDraft(this.name, this.writer, content)
    this.isOnDevice = content !== null
    this.persistedChanges = changes
  }
}

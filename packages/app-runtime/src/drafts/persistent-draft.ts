import type { DraftContent } from './device-drafts'
import { storeDraft, storedDraft } from './tab-drafts'

/** Milliseconds after a change until the device has it. */
const rest = 1000

const device = () => import('./page-drafts')

interface StoredValue {
  readonly writer: string
  readonly value: object
}

const isStored = (value: unknown): value is StoredValue =>
  typeof value === 'object' && value !== null && 'writer' in value && 'value' in value

/**
 * Input that is not saved yet and outlives its session: in the tab's own storage as long as that lasts, and encrypted on
 * the device until the same person is back in the same school (rule browser.14).
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

  /** Writes to the device what it does not have yet; what it cannot keep is not kept, as `isPersisted` tells. */
  persist(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.write()).catch(() => undefined)
    return this.writing
  }

  /** Makes sure that the device can keep what is typed first, also once there is no network or no session. */
  prepare(): Promise<void> {
    return device()
      .then(({ prepareDrafts }) => prepareDrafts())
      .catch(() => undefined)
  }

  /**
   * What was typed before the page was loaded again or the session ended; null if there is nothing, or nothing that can be
   * read. What another open tab is typing stays there.
   */
  async recover(): Promise<DraftContent | null> {
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

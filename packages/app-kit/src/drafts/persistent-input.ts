import { PersistentDraft, registerDraft } from '@lernspur/app-runtime'
import { Autosaver } from '../saving/autosaver'
import type { DraftChange, DraftClash, StoredDraft } from './draft-changes'
import { isUnsavedDraft, putDraftBack, unsavedDraft } from './unsaved-draft'

interface PersistentInputParts {
  /** Unsaved input of all savers as JSON, including what is being sent; null if there is none. */
  unsaved(): object | null
  /** Restores what `unsaved` returned earlier, possibly in an earlier version of the page. */
  putBack(value: object): void
  /** The savers whose input is kept. */
  readonly savers: readonly { subscribe(listener: () => void): unknown }[]
}

/** Keeps the unsaved input of savers on the device until it is saved (rule browser.14). */
export class PersistentInput {
  private readonly draft: PersistentDraft
  private isStarted = false
  /** What the device currently keeps, as JSON; null if nothing. */
  private known: string | null = null

  constructor(
    name: string,
    private readonly parts: PersistentInputParts,
  ) {
    this.draft = new PersistentDraft(name)
  }

  /** Whether the device has all of it. */
  get isPersisted(): boolean {
    return this.isStarted && this.draft.isPersisted
  }

  persist = (): Promise<void> => this.draft.persist()

  /** Restores earlier input, and keeps what is typed from now on, until it `isLeft`. */
  async begin(isLeft: () => boolean = () => false): Promise<void> {
    const content = await this.draft.recover()
    if (isLeft()) return
    void this.draft.prepare()
    this.known = content && JSON.stringify(content.value)
    if (content) this.parts.putBack(content.value)
    for (const saver of this.parts.savers) saver.subscribe(() => isLeft() || this.store())
    this.isStarted = true
    this.store()
  }

  private store(): void {
    const value = this.parts.unsaved()
    const now = value && JSON.stringify(value)
    // Input already on the device is not written again at each step of saving, because the session may end in between.
    if (now === this.known) return
    this.known = now
    this.draft.store(value && { value, files: new Map() })
  }
}

/** A saver that may keep unsaved input on the device, even after its screen is left. */
export class DraftSaver<Draft> extends Autosaver<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>> {
  private input: PersistentInput | null = null

  get survivesReload(): boolean {
    return this.input?.isPersisted ?? false
  }

  get outlivesSession(): boolean {
    return this.input?.isPersisted ?? false
  }

  persist = async (): Promise<void> => this.input?.persist()

  /** Restores its input from the device, and keeps what is typed from now on. */
  persistOnDevice(name: string): void {
    if (this.input) return
    this.input = new PersistentInput(name, {
      savers: [this],
      unsaved: () => unsavedDraft(this),
      putBack: (value) => {
        if (isUnsavedDraft<Draft>(value)) putDraftBack(this, value)
        registerDraft(name, this)
      },
    })
    void this.input.begin()
  }
}

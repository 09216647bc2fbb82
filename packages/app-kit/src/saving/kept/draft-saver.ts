import { keepDraft } from '@lernspur/app-kit'
import { Autosaver } from '../autosaver'
import type { DraftChange, DraftClash, StoredDraft } from '../draft-changes'
import { isKeptDraft, putDraftBack, unsavedDraft } from './kept-draft'
import { KeptInput } from './kept-input'

/** A saver that may keep what is not saved on the device, also once its screen is left. */
export class DraftSaver<Draft> extends Autosaver<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>> {
  private kept: KeptInput | null = null

  get survivesReload(): boolean {
    return this.kept?.isKept ?? false
  }

  get outlivesSession(): boolean {
    return this.kept?.isKept ?? false
  }

  keep = async (): Promise<void> => this.kept?.keep()

  /** Puts back what the device has of it, and keeps what is typed from now on. */
  keepOnDevice(name: string): void {
    if (this.kept) return
    this.kept = new KeptInput(name, {
      savers: [this],
      unsaved: () => unsavedDraft(this),
      putBack: (value) => {
        if (isKeptDraft<Draft>(value)) putDraftBack(this, value)
        keepDraft(name, this)
      },
    })
    void this.kept.begin()
  }
}

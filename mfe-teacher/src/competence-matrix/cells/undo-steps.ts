import type {
  EnteredCell,
  EnteredCellResult,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type CellChange, type CellEdit, isPending } from './cell-edit'
import type { CellStore } from './cell-store'
import { inverseOf, inverseOnScreen, restoredBy } from './inverse'

/** One cell of a step, with what is known once the server has answered. */
interface StepPart {
  readonly key: string
  readonly change: CellChange
  /** The change that undoes it until there is an answer, if known. */
  readonly inverse: CellChange | undefined
  /** The unsent change that this one replaced: an undo brings it back, though the server never had it. */
  readonly replaced: { readonly change: CellChange; readonly part: StepPart | undefined } | undefined
  sent: SentChange
}

/** A change as it was given to the sender. */
interface SentChange {
  readonly result: Promise<EnteredCellResult | undefined>
  /** Names the edit in the store, which has the same. */
  readonly resolve: CellEdit['resolve'] | undefined
}

/** The same after an undo. */
interface UndonePart extends StepPart {
  /** The entry that the undo took back or changed, once known. */
  restoredId: string | undefined
}

const contentOf = ({ levelId, description, assessmentId, restoredId }: CellEdit): CellChange => ({
  levelId,
  description,
  assessmentId,
  restoredId,
})

/** What steps need of the `CellSender`. */
interface UndoSender {
  enter(key: string, change: CellChange, basedOn?: EnteredCell['basedOn']): Promise<EnteredCellResult | undefined>
  discard(key: string): void
  leftAt(key: string): EnteredCell['basedOn']
}

/** What was typed, step by step; a filled column or a pasted block is one step. */
export class UndoSteps {
  private done: (readonly StepPart[])[] = []
  private undone: (readonly UndonePart[])[] = []

  private readonly answered = new WeakSet<SentChange['result']>()

  constructor(
    private readonly sender: UndoSender,
    private readonly store: Pick<CellStore, 'get'>,
    private readonly today: string,
  ) {}

  /** Enters changes as one step. */
  step(changes: ReadonlyMap<string, CellChange>): void {
    if (changes.size === 0) return
    this.done = [...this.done, this.enterAll(changes)]
    this.undone = []
  }

  /**
   * Undoes the last step and returns the keys of its cells; undefined if there is none. An edit that was never sent
   * is dropped, and the unsent one that it replaced comes back.
   */
  undo(): readonly string[] | undefined {
    const step = this.done.at(-1)
    if (!step) return undefined
    this.done = this.done.slice(0, -1)
    const parts = step.map((part): UndonePart => ({ ...part, restoredId: undefined }))
    this.undone = [...this.undone, parts]
    for (const part of parts) void this.takeBack(part)
    return step.map(({ key }) => key)
  }

  /** Redoes the last undone step and returns the keys of its cells; undefined if there is none. */
  redo(): readonly string[] | undefined {
    const step = this.undone.at(-1)
    if (!step) return undefined
    this.undone = this.undone.slice(0, -1)
    const changes = step.map(({ key, change, restoredId }): [string, CellChange] => [key, { ...change, restoredId }])
    this.done = [...this.done, this.enterAll(new Map(changes))]
    return step.map(({ key }) => key)
  }

  private enterAll(changes: ReadonlyMap<string, CellChange>): StepPart[] {
    return [...changes].map(([key, change]) => {
      const state = this.store.get(key)
      const inverse = inverseOnScreen(state, change, this.today)
      const replaced =
        state.edit?.state === 'waiting' ? { change: contentOf(state.edit), part: this.partOf(state.edit) } : undefined
      return { key, change, inverse, replaced, sent: this.enter(key, change) }
    })
  }

  private enter(key: string, change: CellChange, basedOn?: EnteredCell['basedOn']): SentChange {
    const result = this.sender.enter(key, change, basedOn)
    void result.then(() => this.answered.add(result))
    return { result, resolve: this.store.get(key).edit?.resolve }
  }

  private partOf({ resolve: entered }: CellEdit): StepPart | undefined {
    return this.done.flat().findLast(({ sent }) => sent.resolve === entered)
  }

  private async takeBack(part: UndonePart): Promise<void> {
    const { key, inverse, replaced, sent } = part
    const { edit } = this.store.get(key)
    const isUnsent = edit?.state === 'waiting' && edit.resolve === sent.resolve
    if (isUnsent && replaced) {
      const again = this.enter(key, replaced.change)
      if (replaced.part) replaced.part.sent = again
      return
    }
    this.sender.discard(key)
    if (isUnsent) return
    // One call wrote both steps, so its answer knows what was there before the first.
    if (replaced?.part) replaced.part.sent = sent
    if (inverse && !this.answered.has(sent.result)) return this.takeBackUnanswered(part, inverse)
    const answered = await sent.result
    if (answered?.outcome !== 'saved') return this.discardRequested(key)
    const restored = replaced ? restoredBy(replaced.change, answered) : inverseOf(answered)
    // On top of the entry as it was left here, so that the user is asked about later changes by others.
    const undone = await this.enter(key, restored, this.sender.leftAt(key)).result
    part.restoredId = undone?.before?.id
  }

  /** The device stores that at once, before anything typed next. */
  private async takeBackUnanswered(part: UndonePart, inverse: CellChange): Promise<void> {
    const { key, sent } = part
    const entered = this.enter(key, inverse).result
    const answered = await sent.result
    // Then there is nothing to undo; another edit of the cell stays.
    if (answered?.outcome !== 'saved' && !this.answered.has(entered)) this.sender.discard(key)
    const undone = await entered
    if (answered?.outcome !== 'saved' && undone) this.discardRequested(key)
    part.restoredId = undone?.before?.id
  }

  /** The user is not asked about a conflict with what was undone. */
  private discardRequested(key: string): void {
    const { edit } = this.store.get(key)
    if (edit && !isPending(edit)) this.sender.discard(key)
  }
}

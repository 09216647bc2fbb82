import type {
  EnteredCell,
  EnteredCellResult,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type CellChange, isPending } from './cell-edit'
import type { CellStore } from './cell-store'
import { inverseOf, inverseOnScreen } from './inverse'

/** One cell of a step, with what is known once the server has answered. */
interface StepPart {
  readonly key: string
  readonly change: CellChange
  /** The change that undoes it until there is an answer, if known. */
  readonly inverse: CellChange | undefined
  readonly result: Promise<EnteredCellResult | undefined>
}

/** The same after an undo. */
interface UndonePart extends StepPart {
  /** The entry that the undo took back or changed, once known. */
  restoredId: string | undefined
}

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

  private readonly answered = new WeakSet<StepPart['result']>()

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
   * Undoes the last step and returns the keys of its cells; undefined if there is none. Edits that were never saved are
   * only dropped.
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
      const inverse = inverseOnScreen(this.store.get(key), change, this.today)
      const result = this.sender.enter(key, change)
      void result.then(() => this.answered.add(result))
      return { key, change, inverse, result }
    })
  }

  private async takeBack(part: UndonePart): Promise<void> {
    const { key, inverse, result } = part
    this.sender.discard(key)
    // An edit that was not being sent has its answer now.
    await undefined
    if (inverse && !this.answered.has(result)) return this.takeBackUnanswered(part, inverse)
    const answered = await result
    if (answered?.outcome !== 'saved') return this.discardRequested(key)
    // On top of the entry as it was left here, so that the user is asked about later changes by others.
    const undone = await this.sender.enter(key, inverseOf(answered), this.sender.leftAt(key))
    part.restoredId = undone?.before?.id
  }

  /** The device stores that at once, before anything typed next. */
  private async takeBackUnanswered(part: UndonePart, inverse: CellChange): Promise<void> {
    const { key, result } = part
    const entered = this.sender.enter(key, inverse)
    void entered.then(() => this.answered.add(entered))
    const answered = await result
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

import type { EnteredCell, EnteredCellResult } from '@lernspur/contracts/skill-cell.contract'
import type { CellChange } from './cell-edit'

/** One cell of a step, with what will be known of it once the server has answered. */
interface StepPart {
  readonly key: string
  readonly change: CellChange
  readonly result: Promise<EnteredCellResult | undefined>
}

/** The same once it is undone. */
interface UndonePart extends StepPart {
  /** The entry that the undo took back or changed, once that is known. */
  restoredId: string | undefined
}

/** What steps are made with, the `CellSender`. */
interface Sender {
  enter(key: string, change: CellChange, basedOn?: EnteredCell['basedOn']): Promise<EnteredCellResult | undefined>
  discard(key: string): void
  leftAt(key: string): EnteredCell['basedOn']
}

const nothing: CellChange = { levelId: null, description: null }

/** What makes a cell as it was before the change: the former own entry of the day, or none. */
const inverseOf = ({ before }: EnteredCellResult): CellChange =>
  before
    ? {
        levelId: before.performanceLevelV2Id,
        description: before.description,
        assessmentId: before.performanceAssessmentId,
        restoredId: before.id,
      }
    : nothing

/** What was typed, step by step; a filled column or a pasted block is one step. */
export class UndoSteps {
  private done: (readonly StepPart[])[] = []
  private undone: (readonly UndonePart[])[] = []

  constructor(private readonly sender: Sender) {}

  /** Enters changes as one step. */
  step(changes: ReadonlyMap<string, CellChange>): void {
    if (changes.size === 0) return
    this.done = [...this.done, this.enterAll(changes)]
    this.undone = []
  }

  /** Takes back the last step; false if there is none. What was never saved is only left. */
  undo(): boolean {
    const step = this.done.at(-1)
    if (!step) return false
    this.done = this.done.slice(0, -1)
    const parts = step.map((part): UndonePart => ({ ...part, restoredId: undefined }))
    this.undone = [...this.undone, parts]
    for (const part of parts) void this.takeBack(part)
    return true
  }

  /** Does the last undone step again; false if there is none. */
  redo(): boolean {
    const step = this.undone.at(-1)
    if (!step) return false
    this.undone = this.undone.slice(0, -1)
    const changes = step.map(({ key, change, restoredId }): [string, CellChange] => [key, { ...change, restoredId }])
    this.done = [...this.done, this.enterAll(new Map(changes))]
    return true
  }

  private enterAll(changes: ReadonlyMap<string, CellChange>): StepPart[] {
    return [...changes].map(([key, change]) => ({ key, change, result: this.sender.enter(key, change) }))
  }

  /** On top of the entry as it was left here, so that what others did since then is asked about. */
  private async takeBack(part: UndonePart): Promise<void> {
    const { key, result } = part
    this.sender.discard(key)
    const answered = await result
    if (answered?.outcome !== 'saved') return this.sender.discard(key)
    const undone = await this.sender.enter(key, inverseOf(answered), this.sender.leftAt(key))
    part.restoredId = undone?.before?.id
  }
}

import type {
  EnterCompetenceCells,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { Page } from '@playwright/test'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { CellWrites } from './cell-writes'

interface Size {
  readonly children: number
  readonly competences: number
}

/** Edits after which a teacher answers the matrix's questions. */
const between = 25

/** Types levels into random cells, and answers when a colleague was there first. */
export class TypingTeacher {
  /** Cells about which the matrix has asked. */
  questions = 0
  private generator = xoroshiro128plus(0)

  constructor(
    private readonly page: Page,
    private readonly size: Size,
    writes: CellWrites,
  ) {
    page.on('response', async (answer) => {
      const call = answer.request()
      if (call.method() !== 'POST' || !answer.ok() || !answer.url().endsWith('/skill-cells')) return
      const { data } = (await answer.json()) as { data: EnteredCells }
      writes.add(call.headers()['idempotency-key'] ?? '', call.postDataJSON() as EnterCompetenceCells, data)
    })
  }

  /** Types that many levels; the same seed chooses the same cells and levels. */
  async type(count: number, seed: number): Promise<void> {
    this.generator = xoroshiro128plus(seed)
    for (let edit = 1; edit <= count; edit += 1) {
      const [row, column] = [this.below(this.size.children), this.below(this.size.competences)]
      await this.page.locator(`[data-place="${row}:${column}"]`).focus()
      await this.page.keyboard.press(String(1 + this.below(4)))
      if (edit % between === 0) await this.answer()
    }
  }

  /** Answers until there are no questions and all is saved, or until `end`. */
  async finishBy(end: number): Promise<void> {
    const open = this.page.locator('[role=gridcell][data-state]')
    while ((await open.count()) > 0 && Date.now() < end) {
      await this.answer()
      await this.page.waitForTimeout(200)
    }
  }

  /** Level and count of each cell as they are drawn, `0 0` for an empty one. */
  screen(): Promise<string[]> {
    return this.page.locator('[role=gridcell]').evaluateAll((cells) =>
      cells.map((cell) => {
        const level = /^Stufe (\d)/.exec(cell.textContent ?? '')?.[1]
        return level === undefined ? '0 0' : `${level} ${cell.getAttribute('data-corner') ?? 1}`
      }),
    )
  }

  private below(count: number): number {
    return uniformInt(this.generator, 0, count - 1)
  }

  private async answer(): Promise<void> {
    for (;;) {
      const cell = this.page.locator('[data-state=asking]').first()
      const location = await cell.getAttribute('data-place', { timeout: 100 }).catch(() => null)
      if (location === null) return
      this.questions += 1
      await this.page.locator(`[data-place="${location}"]`).focus()
      await this.page.keyboard.press('Enter')
      const name = this.below(2) === 0 ? 'Trotzdem eintragen' : 'Stehen lassen'
      await this.page.getByRole('dialog').getByRole('button', { name }).click()
    }
  }
}

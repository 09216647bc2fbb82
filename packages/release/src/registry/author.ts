import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Label } from '@lernspur/contracts/area-route.contract'

/** Who acts, and why; both are recorded permanently (rule release.4). */
export interface Author {
  readonly who: string
  readonly why: string
  /** Id of the team's key by which it was requested; absent for whoever acts on the database itself. */
  readonly key?: string
}

/**
 * A refusal that the operator can do something about; `conflict` when somebody else was faster. Its message is what
 * commands print. What the page of releases can show is written in both languages.
 */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem'
  readonly #sentences: Label

  constructor(
    sentences: string | Label,
    readonly reason: 'refused' | 'conflict' = 'refused',
  ) {
    const both = typeof sentences === 'string' ? { de: sentences, en: sentences } : sentences
    super(both.en)
    this.#sentences = both
  }

  /** Its sentences in that language, a line each; in English where there are no others. */
  in(language: keyof Label): string {
    return this.#sentences[language]
  }
}

/** The account from the system's own list: Bun's `userInfo` reads the environment, which names nobody in a cron job. */
const accountName = (): string => {
  const { status, stdout } = spawnSync('id', ['-un'], { encoding: 'utf8' })
  if (status === 0 && stdout.trim() !== '') return stdout.trim()
  // A container may run as a number that has no name.
  return process.getuid ? `user ${process.getuid()}` : userInfo().username
}

/** The default author: this computer's account. */
export const localAuthor = (why: string): Author => ({
  who: process.env.LERNSPUR_ACTOR || process.env.USER || process.env.LOGNAME || accountName(),
  why,
})

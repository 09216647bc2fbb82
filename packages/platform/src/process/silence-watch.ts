import { answerOf } from './ask-socket'

/** How a running process is asked whether it still answers. */
export interface SilenceLimits {
  /** Milliseconds between an answer and the next question, and the same that a question waits for its answer. */
  readonly pauseMs: number
  /** Questions in a row without an answer after which the process counts as hung. */
  readonly questions: number
}

/** 30 seconds of silence: longer than the longest work that keeps a process from answering, and than a busy machine. */
export const silenceLimits: SilenceLimits = { pauseMs: 5_000, questions: 6 }

interface WatchedProcess {
  /** Its socket. */
  readonly unix: string
  /** A path that it answers, with whatever status. */
  readonly path: string
  /** Id of the process; undefined while there is none. */
  readonly pid: () => number | undefined
}

/**
 * Calls `onSilent` when a process that listens, or has answered before, gives no answer to several questions in a row
 * (rule operation.6); one that does not listen yet is still starting. Questions are counted instead of time, because a
 * machine that slept has let time pass for nobody. Ends with `stop`.
 */
export const watchSilence = (
  watched: WatchedProcess,
  onSilent: () => void,
  { pauseMs, questions }: SilenceLimits,
): { stop(): void } => {
  let lastPid: number | undefined
  let answeredBy: number | undefined
  let silent = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const ask = async (): Promise<void> => {
    const pid = watched.pid()
    if (pid !== lastPid) silent = 0
    lastPid = pid
    const answer = pid === undefined ? undefined : await answerOf(watched.unix, watched.path, pauseMs)
    const isSame = pid !== undefined && pid === watched.pid()
    if (answer instanceof Response) {
      answeredBy = pid
      silent = 0
    } else if (isSame && (answer === 'silent' || pid === answeredBy)) silent += 1
    if (isOver) return
    if (silent >= questions) {
      silent = 0
      answeredBy = undefined
      onSilent()
    }
    timer = setTimeout(() => void ask(), pauseMs)
    timer.unref()
  }
  void ask()
  return {
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

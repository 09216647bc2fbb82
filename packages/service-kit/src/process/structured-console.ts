import { describeFailure, type Logger } from './log'

/** Marks by which commands show at a terminal that something is wrong. */
const levelOfLine = (text: string, level: 'info' | 'warn' | 'error') => {
  if (level !== 'info') return level
  if (text.startsWith('✗')) return 'error'
  return text.startsWith('!') ? 'warn' : 'info'
}

/** Errors whose message is a sentence for operators. */
const isSentence = ({ name }: Error): boolean => name.endsWith('Problem')

const textOf = (value: unknown, showsMessages: boolean): string => {
  if (value instanceof Error) return showsMessages || isSentence(value) ? value.message : ''
  return typeof value === 'string' ? value : Bun.inspect(value, { compact: true, colors: false })
}

interface ConsoleOptions {
  readonly log: Logger
  /** Who writes, such as `start`. */
  readonly service: string
  /** Whether messages of unexpected errors are written: never where they may name somebody. */
  readonly showsMessages?: boolean
  /** The console to take over; that of the process, unless a test brings its own. */
  readonly target?: Pick<Console, 'log' | 'info' | 'warn' | 'error'>
}

/**
 * From now on whatever is printed becomes lines of the log, one for each line of text, and an error a field of its line:
 * whoever collects the log reads one object a line, from libraries as well (rule operation.2).
 */
export const logConsole = ({ log, service, showsMessages = false, target = console }: ConsoleOptions): void => {
  const writer =
    (level: 'info' | 'warn' | 'error') =>
    (...values: unknown[]): void => {
      const error = values.find((value) => value instanceof Error)
      const failure = error && !isSentence(error) ? { failure: describeFailure(error) } : {}
      const text = values.map((value) => textOf(value, showsMessages)).join(' ')
      const lines = text.split('\n').flatMap((line) => line.trim() || [])
      if (lines.length === 0 && error) log[level]({ service, ...failure })
      for (const [index, message] of lines.entries())
        log[levelOfLine(message, level)]({ service, message, ...(index === 0 && failure) })
    }
  target.log = writer('info')
  target.info = writer('info')
  target.warn = writer('warn')
  target.error = writer('error')
}

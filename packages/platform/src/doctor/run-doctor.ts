import { examine } from './examine'
import type { Finding } from './finding'

const marks = { ok: '✓', warning: '!', problem: '✗' } as const

const lineOf = ({ check, level, sentence }: Finding): string => `  ${marks[level]} ${check.padEnd(12)} ${sentence}`

/** `3 problems, 1 warning` */
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const summaryOf = (findings: readonly Finding[]): string => {
  const of = (level: Finding['level']) => findings.filter((one) => one.level === level).length
  const [problems, warnings] = [of('problem'), of('warning')]
  return problems + warnings === 0
    ? 'Nothing is wrong.'
    : `${count(problems, 'problem')}, ${count(warnings, 'warning')}.`
}

/**
 * Prints what is wrong with an installation, a sentence each, or one object of JSON. Returns the exit code: 1 when
 * anything fails, 0 otherwise, also with warnings.
 */
export const runDoctor = async ({ json = false }: { readonly json?: boolean | undefined }): Promise<0 | 1> => {
  const findings = await examine(process.env)
  const hasProblem = findings.some(({ level }) => level === 'problem')
  const text = json
    ? JSON.stringify({ healthy: !hasProblem, findings }, null, 2)
    : [...findings.map(lineOf), '', `  ${summaryOf(findings)}`, ''].join('\n')
  await Bun.write(Bun.stdout, `${text}\n`)
  return hasProblem ? 1 : 0
}

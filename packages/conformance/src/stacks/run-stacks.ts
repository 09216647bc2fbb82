import { connect } from '@lernspur/database/connection/connect'
import { startSeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import { runStackDrill } from './drill'
import { summaryOf } from './summary'
import { startTeachers } from './teachers'
import { upgradeInTurn } from './upgrade'

const teacherCount = 30

/** What was found while parts of several stacks failed. */
interface StackFindings {
  readonly findings: readonly string[]
  readonly saves: number
}

/** Lets that many parts of several stacks fail under load, after an upgrade of both in turn (rule stack.10). */
export const runStacks = async (count: number, seed: number, log: (line: string) => void): Promise<StackFindings> => {
  const all = await startSeveralStacks(log)
  const owner = connect(all.servers.ownerUrl, { name: 'drill', max: 4 })
  try {
    const teachers = await startTeachers(owner, all.url, teacherCount)
    const upgrade = await upgradeInTurn(all, teachers, log)
    const drill = await runStackDrill(all, teachers, { count, seed, log })
    const saves = teachers.count()
    const { lost, doubled } = await teachers.stop()
    for (const line of summaryOf(drill.outcomes)) log(line)
    const findings = [
      ...[...upgrade.failed, ...upgrade.late].map((reason) => `an upgrade: ${reason}`),
      ...drill.findings,
      ...drill.late,
      ...lost.map((key) => `the save ${key} was acknowledged and is lost`),
      ...(doubled > 0 ? [`${doubled} saves are there twice`] : []),
    ]
    return { findings, saves }
  } finally {
    await owner.end({ timeout: 1 })
    await all.stop()
  }
}

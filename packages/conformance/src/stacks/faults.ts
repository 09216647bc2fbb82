import type { SeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import type { Stack } from '@lernspur/platform/test/stacks/stack'

/** What fails, and how it comes back. */
export interface Fault {
  readonly name: string
  /** Whether a stack fails or what all share, which may take longer. */
  readonly part: 'stack' | 'database'
  /** Whether a save may be stuck in an open transaction of what is silent, until that goes on. */
  readonly mayHold?: true
  run(all: SeveralStacks, choose: <T>(of: readonly T[]) => T): Promise<void>
}

/** Milliseconds for which something is silent: longer than anybody may wait. */
export const silentMs = 5_000
/** Milliseconds until somebody, such as systemd or a cluster manager, notices that something has ended. */
const noticeMs = 1_000

const services = ['teacher', 'identity'] as const

const signalOne = (stack: Stack, name: string, signal: NodeJS.Signals): void => {
  process.kill(stack.pid(name), signal)
}

const silence = async (signal: (name: 'SIGSTOP' | 'SIGCONT') => void): Promise<void> => {
  signal('SIGSTOP')
  await Bun.sleep(silentMs)
  signal('SIGCONT')
}

/** The poolers in front of the server that writes. */
const poolersAtWork = ({ poolers, servers }: SeveralStacks) => {
  const half = poolers.length / 2
  return servers.primaryPort() === servers.ports[0] ? poolers.slice(0, half) : poolers.slice(half)
}

/** Everything of several stacks that can fail alone, each in each way. */
export const faults: readonly Fault[] = [
  {
    name: 'the supervisor of a stack is killed',
    part: 'stack',
    run: async ({ stacks }, choose) => {
      const stack = choose(stacks)
      signalOne(stack, 'start', 'SIGKILL')
      await Bun.sleep(noticeMs)
      await stack.start()
    },
  },
  {
    name: 'a gateway is killed',
    part: 'stack',
    run: async ({ stacks }, choose) => signalOne(choose(stacks), 'gateway', 'SIGKILL'),
  },
  {
    name: 'a gateway is silent',
    part: 'stack',
    run: async ({ stacks }, choose) => {
      const pid = choose(stacks).pid('gateway')
      await silence((signal) => process.kill(pid, signal))
    },
  },
  {
    name: 'a service is killed',
    part: 'stack',
    run: async ({ stacks }, choose) => signalOne(choose(stacks), choose(services), 'SIGKILL'),
  },
  {
    name: 'a service is asked to end',
    part: 'stack',
    run: async ({ stacks }, choose) => signalOne(choose(stacks), choose(services), 'SIGTERM'),
  },
  {
    name: 'a service is silent',
    part: 'stack',
    mayHold: true,
    run: async ({ stacks }, choose) => {
      const pid = choose(stacks).pid(choose(services))
      await silence((signal) => process.kill(pid, signal))
    },
  },
  {
    name: 'a stack is asked to end',
    part: 'stack',
    run: async ({ stacks }, choose) => {
      const stack = choose(stacks)
      await stack.end()
      await stack.start()
    },
  },
  {
    name: 'a stack is killed',
    part: 'stack',
    run: async ({ stacks }, choose) => {
      const stack = choose(stacks)
      stack.signalAll('SIGKILL')
      await Bun.sleep(noticeMs)
      await stack.start()
    },
  },
  {
    name: 'a stack is silent',
    part: 'stack',
    mayHold: true,
    run: async ({ stacks }, choose) => silence(choose(stacks).signalAll),
  },
  {
    name: 'a pooler is killed',
    part: 'database',
    run: async (all, choose) => {
      const pooler = choose(poolersAtWork(all))
      pooler.signal('SIGKILL')
      await Bun.sleep(noticeMs)
      await pooler.start()
    },
  },
  {
    name: 'a pooler is silent',
    part: 'database',
    run: async (all, choose) => silence(choose(poolersAtWork(all)).signal),
  },
  {
    name: 'the primary is killed, and the standby takes over',
    part: 'database',
    run: async ({ servers }) => {
      await servers.signalPrimary('SIGKILL')
      await Bun.sleep(noticeMs)
      await servers.failOver()
      await servers.rebuildStandby()
    },
  },
  {
    name: 'the primary is silent, and the standby takes over',
    part: 'database',
    run: async ({ servers }) => {
      await servers.signalPrimary('SIGSTOP')
      await Bun.sleep(noticeMs)
      await servers.failOver()
      await servers.rebuildStandby()
    },
  },
]

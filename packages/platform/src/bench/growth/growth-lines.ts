import { atMost } from '../budget-result'
import type { Growth } from './measure-growth'

/** How much longer a main call may take in a large installation. */
const callBound = 1.15
/** Bytes of an observation in all its indexes together. */
const indexBound = 400
/** How much longer the first look at a class may take than the second. */
const touchBound = 1.5
/** How much longer saving may take while the schema changes. */
const saveBound = 2

const ratio = (one: number, other: number): number => Number((one / other).toFixed(2))

/** What was measured as lines for people, each with its bound. */
export const growthLines = ({
  observations,
  calls,
  heap,
  indexes,
  packed,
  firstTouch,
  changes,
  backup,
}: Growth): string[] => {
  const bytes = Object.values(indexes).reduce((sum, each) => sum + each, 0)
  return [
    `  Growth from 24,000 to ${observations.toLocaleString('en')} observations:`,
    ...calls.map(
      ({ name, small, grown }) =>
        `    ${name}: ${small.toFixed(2)} ms, grown ${grown.toFixed(2)} ms, ${atMost(ratio(grown, small), callBound, ' x')}`,
    ),
    `    An observation: ${heap.toFixed(0)} bytes, and in its indexes ${atMost(Math.round(bytes), indexBound, ' bytes')}`,
    ...Object.entries(indexes).map(([name, each]) => `      ${name}: ${each.toFixed(1)} bytes`),
    `    Packed (${packed.seconds.toFixed(0)} s): ${packed.bytes.toFixed(0)} bytes`,
    `    First look at a class: ${firstTouch.first.toFixed(1)} ms, second ${firstTouch.second.toFixed(1)} ms, ${atMost(ratio(firstTouch.first, firstTouch.second), touchBound, ' x')}`,
    ...changes.map(
      ({ name, alone, concurrent, took }) =>
        `    Saving beside ${name} (${took.toFixed(1)} s): p95 ${concurrent.toFixed(1)} ms, alone ${alone.toFixed(1)} ms, ${atMost(ratio(concurrent, alone), saveBound, ' x')}`,
    ),
    `    Backup: ${backup.seconds.toFixed(0)} s, ${(backup.bytes / 1_000_000).toFixed(0)} MB`,
  ]
}

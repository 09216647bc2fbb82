import { killReleases } from './fuzz/kill-releases'
import { runFuzz } from './fuzz/run-fuzz'
import { runTwoWriters } from './fuzz/two-writers'
import { rollingDrill } from './release/rolling-drill'
const found = findings.length + halves.length + lost.length + doubled + drill.lost.length
process.exit(found === 0 && isFinished ? 0 : 1)

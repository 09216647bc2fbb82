import { describeAccess } from './describe-access'
import { actors } from './expectation'

await describeAccess(actors.filter((_, index) => index % 2 === 0))

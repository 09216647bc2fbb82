import { describeAccess } from './describe-access'
import { actors } from './expectation'

await describeAccess(actors.filter((_, place) => place % 2 === 1))

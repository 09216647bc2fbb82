import { type Operator, operatorRoutes } from '@lernspur/contracts/operator.contract'
import { type Slice, slice } from '@lernspur/service-kit/slice'

/** Who runs the installation, for everybody to read. */
export const operatorSlice = (operator: Operator): Slice => slice(operatorRoutes, { getOperator: () => operator })

import { type Operator, operatorRoutes } from '@lernspur/contracts/identity/operator.contract'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'

/** The operator of the installation, public. */
export const operatorSlice = (operator: Operator): Slice => slice(operatorRoutes, { getOperator: () => operator })

import * as z from 'zod/mini'
import { id } from '../wire/fields'

/** A school in the path of a call of the provider. */
export const tenantParams = z.object({ tenantId: id })

import { SecondFactorResets } from '@lernspur/school-editors/second-factor/second-factor-resets'

/** Lost second factors of all people (`/provider/second-factor`). */
export function Component() {
  return <SecondFactorResets />
}

import { firstStepsCalls } from '@lernspur/api-client/provider/first-steps.queries'
import { useSuspenseQuery } from '@lernspur/app-runtime'

/** Milliseconds between two looks at a test mail that is on its way. */
const pollInterval = 3_000

/** How far the installation is; whatever is done on the screens that it leads to changes it. */
export const useFirstSteps = () =>
  useSuspenseQuery({
    ...firstStepsCalls.getFirstSteps(),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const mail = state.data?.mail
      return mail?.hasServer && mail.lastTest?.status === 'waiting' ? pollInterval : false
    },
  }).data

import { sessionAtom, store } from '@lernspur/app-runtime'
import type { Audience, SlotName } from '@lernspur/contracts/area-route.contract'
import { loadParts } from '../../area/parts'
import { audiencesOf } from '../../session/audiences'
import { partsFor } from './parts-for'

const slots: readonly SlotName[] = ['home.school', 'home.today', 'home.class', 'home.due', 'home.provider']

/** Milliseconds that the page waits for its slot components, so that they are there on the first render. */
const waitMs = 600

const loadFor = (audiences: readonly Audience[]) =>
  slots.flatMap((slot) => partsFor(slot, audiences).map(([, parts]) => loadParts(parts)))

/** Starts loading the slot components for the signed-in user, and waits briefly for them. */
export const loadSlots = async (): Promise<void> => {
  const session = store.get(sessionAtom)
  if (!session?.whoAmI.isSetupCompleted) return
  const loaded = Promise.all(loadFor(audiencesOf(session)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, waitMs))])
}

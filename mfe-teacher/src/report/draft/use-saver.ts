import { useSyncExternalStore } from 'react'
import type { ReportPart } from './part'
import type { PartSaver, SaverSnapshot } from './part-saver'

/** A part as the teacher sees it, and how its saving stands. */
export const useSaver = <Part extends ReportPart>(saver: PartSaver<Part>): SaverSnapshot<Part> =>
  useSyncExternalStore(saver.subscribe, saver.snapshot)

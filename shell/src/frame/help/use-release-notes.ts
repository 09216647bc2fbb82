import { releaseNotesSeenAtAtom, useAtom } from '@lernspur/app-runtime'

/** The day since when the newest topics of the subject `release-notes` are in the help. */
const newestAt = Date.UTC(2026, 10, 30)

/** Whether there is something new that the user has not read, and `read`, which says that it is read (rule profile.5). */
export const useReleaseNotes = () => {
  const [seenAt, setSeenAt] = useAtom(releaseNotesSeenAtAtom)
  return { hasNewNotes: Date.parse(seenAt) < newestAt, read: () => setSeenAt(new Date().toISOString()) }
}

import { eventually } from '@lernspur/testing/eventually'

/** Waits until `look` finds something: an event at a receiver, or a delivery in the list of a webhook. */
export const untilFound = <T>(look: () => Promise<T | undefined> | T | undefined) =>
  eventually(look, () => 'a receiver has the event, or a delivery is as expected')

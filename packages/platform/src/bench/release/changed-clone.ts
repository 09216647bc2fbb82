import { type Clone, cloneCheckout } from '../../release/testing/clone'

/** The area that is released, and its service. */
export const area = 'provider'
export const service = 'provider-service'

const file = 'mfe-provider/locales/de/provider.dashboard.json'
const serviceFile = 'services/provider/src/release-desk/get-unit-health.ts'

/** A team's checkout, in which one text of its area changes each round. */
export interface ChangedClone extends Pick<Clone, 'folder' | 'remove'> {
  /** File of the text, absolute. */
  readonly file: string
  /** The original text, as the page shows it. */
  readonly title: string
  /** Changes the text to one that no build has had. */
  change(): Promise<void>
  /** Changes a number in the service to one that no build has had. */
  changeService(): Promise<void>
}

/** Copies this checkout, so that measuring leaves it unchanged. */
export const changedClone = async (): Promise<ChangedClone> => {
  const { folder, change, remove } = await cloneCheckout()
  const title = 'Überblick'
  let round = 0
  let limit = 200
  const textOf = (number: number) => `"title": "${title}${number === 0 ? '' : ` ${number}`}",\n  "description"`
  return {
    folder,
    file: `${folder}/${file}`,
    title,
    change: async () => {
      await change({ [file]: [[textOf(round), textOf(round + 1)]] })
      round += 1
    },
    changeService: async () => {
      await change({ [serviceFile]: [[`const eventLimit = ${limit}`, `const eventLimit = ${limit - 1}`]] })
      limit -= 1
    },
    remove,
  }
}

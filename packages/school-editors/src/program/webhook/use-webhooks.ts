import { webhookCalls } from '@lernspur/api-client/identity/webhook.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'

/** The webhook of each program that has one, by the program's id; nothing while they are loaded. */
export const useWebhooks = (): ReadonlyMap<string, Webhook> => {
  const { data } = useQuery(webhookCalls.listWebhooks())
  return new Map(data?.rows.map((webhook) => [webhook.programId, webhook]))
}

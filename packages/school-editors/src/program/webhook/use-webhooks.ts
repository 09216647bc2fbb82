import { webhookCalls } from '@lernspur/api-client/identity/webhook.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { Webhook } from '@lernspur/contracts/identity/webhook.contract'

/** Webhooks by the id of their program. */
export type WebhooksByProgram = ReadonlyMap<string, Webhook>

/**
 * The webhook of each program that has one; undefined until they are known, so that nobody is offered to make a second
 * one. With the error of reading them, and what reads them again.
 */
export const useWebhooks = () => {
  const { data, error, isFetching, refetch } = useQuery(webhookCalls.listWebhooks())
  const webhooks: WebhooksByProgram | undefined =
    data && new Map(data.rows.map((webhook) => [webhook.programId, webhook]))
  return { webhooks, error: data ? null : error, isFetching, refetch }
}

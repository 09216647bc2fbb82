import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { useKeyedMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { type Audience, audienceKey } from './audience'
import { useAudienceText } from './use-audience-text'

/** Sets for whom drafts are meant, which can be undone; the errors of the call are passed on. */
export const useChangeAudience = () => {
  const { t } = useTranslation('provider.subject-templates')
  const textOf = useAudienceText()
  const toast = useToast()
  const { mutateAsync, isPending } = useKeyedMutation(globalTemplateCalls.changeTemplateAudience())
  const store = (ids: readonly string[], { stateIds, schoolTypeIds }: Audience) =>
    mutateAsync({
      body: { schoolSubjectIds: [...ids], stateIds: [...stateIds], schoolTypeIds: [...schoolTypeIds] },
    })
  const change = async (ids: readonly string[], audience: Audience) => {
    const { rows } = await store(ids, audience)
    const before = [...Map.groupBy(rows, audienceKey).values()]
    toast({
      text: t(($) => $.audience.done, { count: rows.length, audience: textOf(audience) ?? t(($) => $.audience.all) }),
      undo: async () => {
        for (const alike of before) {
          const [former] = alike
          if (former) {
            await store(
              alike.map(({ id }) => id),
              former,
            )
          }
        }
      },
    })
  }
  return { change, isPending }
}

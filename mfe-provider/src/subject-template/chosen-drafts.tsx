import { globalTemplateCalls } from '@lernspur/api-client/provider/global-template.queries'
import { useKeyedMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import { useCountries } from './use-countries'

interface ChosenDraftsProps {
  chosen: readonly GlobalDraft[]
  onChooseAudience: () => void
  onExport: () => void
  onDone: () => void
}

/** Actions on the chosen drafts: set their country and for whom they are meant, which can be undone, and export them. */
export function ChosenDrafts({ chosen, onChooseAudience, onExport, onDone }: ChosenDraftsProps) {
  const { t } = useTranslation('provider.subject-templates')
  const { countries, nameOf } = useCountries()
  const toast = useToast()
  const { mutateAsync, isPending } = useKeyedMutation(globalTemplateCalls.changeTemplateCountry())
  const isTooMuch = chosen.length > subjectLimits.bulk
  const change = async (countryId: string | null) => {
    const { rows } = await mutateAsync({ body: { schoolSubjectIds: chosen.map(({ id }) => id), countryId } })
    onDone()
    const before = [...Map.groupBy(rows, (row) => row.countryId)]
    toast({
      text: t(($) => $.chosen.done, { count: rows.length, country: nameOf(countryId) }),
      undo: async () => {
        for (const [former, of] of before) {
          await mutateAsync({ body: { schoolSubjectIds: of.map(({ id }) => id), countryId: former } })
        }
      },
    })
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm" variant="outline" busy={isPending} disabled={isTooMuch}>
            {t(($) => $.chosen.country)}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void change(null).catch(() => null)}>{nameOf(null)}</DropdownMenuItem>
          {countries.map(({ value, label }) => (
            <DropdownMenuItem key={value} onSelect={() => void change(value).catch(() => null)}>
              {label}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <Button size="sm" variant="outline" disabled={isTooMuch} onClick={onChooseAudience}>
        {t(($) => $.audience.open)}
      </Button>
      <Button size="sm" variant="outline" disabled={isTooMuch} onClick={onExport}>
        {t(($) => $.chosen.export)}
      </Button>
    </>
  )
}

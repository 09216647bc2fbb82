import type { Noun } from '../noun'
import type { Owner } from '../owner'

/** Namespace of the texts: the area's name and the noun's. */
export const namespaceOf = ({ kebab }: Noun, { service }: Owner): string => `${service}.${kebab}`

/** What the screen reads and writes, for this area alone. */
export const callsFile = ({ kebab, camel, many }: Noun, { contracts }: Owner): string => `
import { callsOf } from '@lernspur/api-client/derive/calls'
import { ${camel}Routes } from '${contracts}/${kebab}.contract'

/** What can be asked about ${many.words}. */
export const ${camel}Calls = callsOf('${kebab}', ${camel}Routes)
`

/** A list that the school's leaders can add to and remove from. */
export const screenFile = (noun: Noun, owner: Owner): string => {
  const { kebab, camel, pascal, many } = noun
  const { contracts } = owner
  return `
import {
  useKeyedMutation,
  useMutation,
  usePageTitle,
  useSession,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { type ${pascal}, ${camel}Limits } from '${contracts}/${kebab}.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { ${camel}Calls } from './${kebab}.calls'

function New${pascal}() {
  const { t } = useTranslation('${namespaceOf(noun, owner)}')
  const [name, setName] = useState('')
  const { mutate, isPending } = useKeyedMutation(${camel}Calls.create${pascal}())
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) mutate({ body: { name } }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={add} className="flex max-w-112 items-end gap-3">
      <LabelledField label={t(($) => $.name)} className="flex-1">
        <Input value={name} maxLength={${camel}Limits.name} onChange={({ target }) => setName(target.value)} />
      </LabelledField>
      <Button type="submit" busy={isPending}>
        {t(($) => $.add)}
      </Button>
    </form>
  )
}

function ${pascal}List({ rows, mayChange }: { rows: readonly ${pascal}[]; mayChange: boolean }) {
  const { t } = useTranslation('${namespaceOf(noun, owner)}')
  const { mutate } = useMutation(${camel}Calls.delete${pascal}())
  return (
    <ul aria-label={t(($) => $.title)} className="divide-y rounded-lg border bg-card">
      {rows.map(({ id, name }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-3 px-4">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {mayChange && (
            <IconButton label={t(($) => $.remove, { name })} onClick={() => mutate({ params: { id } })}>
              <X />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

/** ${many.pascal.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)} of the school (\`/${owner.address(many.kebab).replace(':schoolId', '{schoolId}')}\`). */
export function Component() {
  const { t } = useTranslation('${namespaceOf(noun, owner)}')
  const { role } = useSession()
  const { rows } = useSuspenseQuery(${camel}Calls.list${many.pascal}()).data
  const mayChange = role !== null && role.roleType !== 'user'
  usePageTitle(t(($) => $.title))
  return (
    <Page>
      <PageHeader title={t(($) => $.title)} />
      <div className="grid gap-6">
        {mayChange && <New${pascal} />}
        {rows.length > 0 ? (
          <${pascal}List rows={rows} mayChange={mayChange} />
        ) : (
          <EmptyState title={t(($) => $.empty)} />
        )}
      </div>
    </Page>
  )
}
`
}

const texts = (one: string, many: string, [add, empty, name, remove]: readonly [string, string, string, string]) =>
  `${JSON.stringify({ add, empty: empty.replace('*', many), name: name.replace('*', one), remove, title: many }, null, 2)}\n`

export const germanFile = ({ german: { one, many } }: Noun): string =>
  texts(one, many, ['Hinzufügen', '*: noch kein Eintrag', '*: Name', '{{name}} entfernen'])

export const englishFile = ({ words, many }: Noun): string => {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return texts(capital(words), capital(many.words), ['Add', '*: nothing here yet', '*: name', 'Remove {{name}}'])
}

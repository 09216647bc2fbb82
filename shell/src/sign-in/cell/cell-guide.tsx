import { cellListQuery, cellSearchQuery } from '@lernspur/api-client/identity/cell.queries'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { paths, useQuery, useTranslation } from '@lernspur/app-runtime'
import { type Cell, cellLimits, type LocatedSchool } from '@lernspur/contracts/identity/cell.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { useState } from 'react'

/** The domain of an address that looks whole; undefined while somebody types it. */
const domainOf = (email: string): string | undefined => /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/.exec(email)?.[1]

/** The sign-in page of another cell. */
const signInAt = ({ url }: Cell): string => url + paths.login

function OfDomain({ domain }: { domain: string }) {
  const { t } = useTranslation('shell.sign-in')
  const { data } = useQuery(cellSearchQuery({ domain }))
  return data?.cells.map((cell) => (
    <Banner
      key={cell.url}
      live
      action={
        <Button asChild size="sm">
          <a href={signInAt(cell)}>{t(($) => $.cell.go, { name: cell.name })}</a>
        </Button>
      }
    >
      {t(($) => $.cell.elsewhere, { domain, name: cell.name })}
    </Banner>
  ))
}

function FoundSchool({ name, town, officialNumber, cell }: LocatedSchool) {
  const { t } = useTranslation('shell.sign-in')
  const about = [town, officialNumber].filter(Boolean).join(' · ')
  return (
    <li className="grid gap-1 py-2">
      <span>
        {name} {about && <span className="text-sm text-muted-foreground">{about}</span>}
      </span>
      {cell ? (
        <a
          href={signInAt(cell)}
          className="inline-flex min-h-11 items-center text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary"
        >
          {t(($) => $.cell.go, { name: cell.name })}
        </a>
      ) : (
        <span className="text-sm text-muted-foreground">{t(($) => $.cell.here)}</span>
      )}
    </li>
  )
}

function SchoolSearch() {
  const { t } = useTranslation('shell.sign-in')
  const [text, setText] = useState('')
  const school = useDebounced(text.trim().slice(0, cellLimits.school))
  const isLong = school.length >= cellLimits.schoolMin
  const { data } = useQuery({ ...cellSearchQuery({ school: isLong ? school : '-' }), enabled: isLong })
  const schools = isLong ? data?.schools : undefined
  return (
    <div className="grid gap-2">
      <LabelledField label={t(($) => $.cell.search)}>
        <Input type="search" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
      </LabelledField>
      {schools && (
        <div role="status">
          {schools.length === 0 ? (
            <p className="text-sm text-muted-foreground">{t(($) => $.cell.none)}</p>
          ) : (
            <ul>
              {schools.map((one) => (
                <FoundSchool key={`${one.cell?.url} ${one.name} ${one.officialNumber}`} {...one} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * Leads whoever signs in at the wrong installation to the right one, by the domain of the typed address or by the name of
 * a school (rule cell-of-provider.2); nothing where there is but one.
 */
export default function CellGuide({ email }: { email: string }) {
  const { t } = useTranslation('shell.sign-in')
  const { data } = useQuery(cellListQuery())
  const domain = useDebounced(domainOf(email))
  const [isSearching, setSearching] = useState(false)
  if (!data || data.cells.length === 0) return null
  return (
    <div className="grid gap-4">
      {domain !== undefined && <OfDomain domain={domain} />}
      {isSearching ? (
        <SchoolSearch />
      ) : (
        <Button variant="ghost" onClick={() => setSearching(true)}>
          {t(($) => $.cell.find)}
        </Button>
      )}
    </div>
  )
}

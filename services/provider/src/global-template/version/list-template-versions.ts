import type { templateVersionRoutes } from '@lernspur/contracts/provider/template-version.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { presentVersion, type VersionRow, versionColumns, versionHolders, versions } from './version.query'

const columns = { id: 'tv.id', name: 'tv.name', publishedAt: 'tv.published_at' }

/** Versions with who published them and how many schools hold them, the newest first. */
export const listTemplateVersions = async (
  call: Call,
  list: ListOf<typeof templateVersionRoutes.listTemplateVersions>,
) => {
  const [rows, count, holders] = await call.read((tx) => [
    ...pageQueries<VersionRow>(tx, compileList(tx, list, columns, [{ field: 'publishedAt', dir: 'desc' }]), {
      select: versionColumns(tx),
      from: versions(tx, call.actor.tenantId),
    }),
    versionHolders(tx),
  ])
  const page = pageOf([rows, count])
  return { ...page, rows: page.rows.map((row) => presentVersion(row, holders)) }
}

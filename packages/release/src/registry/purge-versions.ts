import { type Unit, unitInStore } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { lockRegistry } from './write-line'

type Row = Unit & { readonly version: string }

/**
 * Forgets versions that no channel and no school has, and that were last live or released more than `days` ago. Calls
 * `remove` with `<unit>/<version>` of all others, before anybody else can release or promote (rule release.6).
 */
export const purgeVersions = async (
  tx: Transaction,
  days: number,
  remove: (known: ReadonlySet<string>) => Promise<void>,
): Promise<void> => {
  await lockRegistry(tx)
  await tx`
    delete from registry.release_version rv
    where rv.released_at < now() - make_interval(days => ${days})
      and not exists (
        select from registry.release_channel rlc
        where rlc.kind = rv.kind and rlc.name = rv.name and rlc.version = rv.version
      )
      and not exists (
        select from registry.release_pin rpi
        where rpi.kind = rv.kind and rpi.name = rv.name and rpi.version = rv.version
      )
      and not exists (
        select from registry.release_event rev
        where rev.kind = rv.kind and rev.name = rv.name
          and rev.at >= now() - make_interval(days => ${days})
          and rv.version in (rev.from_version, rev.to_version, rev.details ->> 'version')
      )`
  await tx`delete from registry.release_count where slot < now() - make_interval(days => ${days})`
  const rows = await tx<Row[]>`select kind, name, version from registry.release_version`
  await remove(new Set(rows.map((row) => `${unitInStore(row)}/${row.version}`)))
}

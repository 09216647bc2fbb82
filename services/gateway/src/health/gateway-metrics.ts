import { unitId } from '@lernspur/contracts/release/release.contract'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { readGauges } from '@lernspur/service-kit/metric/read-gauges'
import { Gauge, registry } from '@lernspur/service-kit/metric/registry'
import { readDisk } from './gateway-problems'

let lines: LiveRegistry['lines'] = () => []

new Gauge({
  name: 'lernspur_canary_weight',
  help: 'Share of users who get a canary, in per cent, by unit and version.',
  labelNames: ['unit', 'canary'],
  registers: [registry],
  collect() {
    this.reset()
    for (const { unit, canary } of lines())
      if (canary) this.set({ unit: unitId(unit), canary: canary.version }, canary.weight)
  },
})

interface GatewaySources {
  readonly releases: Pick<LiveRegistry, 'lines'>
  readonly streams: () => { readonly open: number; readonly max: number }
  readonly dataDir: string
}

/** Lets be seen from outside what the gateway knows: streams of events, canaries, the disk of the data folder. */
export const watchGateway = ({ releases, streams, dataDir }: GatewaySources): void => {
  readGauges(
    {
      lernspur_event_streams: 'Streams of events that are open.',
      lernspur_event_streams_max: 'Streams of events that may be open at the same time.',
    },
    async () => {
      const { open, max } = streams()
      return { lernspur_event_streams: open, lernspur_event_streams_max: max }
    },
  )
  readGauges(
    {
      lernspur_disk_free_bytes: 'Bytes that are free on the disk of the data folder.',
      lernspur_disk_size_bytes: 'Size of the disk of the data folder.',
    },
    async () => {
      const { free, size } = await readDisk(dataDir)
      return { lernspur_disk_free_bytes: free, lernspur_disk_size_bytes: size }
    },
  )
  lines = releases.lines
}

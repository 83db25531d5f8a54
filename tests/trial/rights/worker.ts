import { prepareTrials } from '../../server/authority/trial/runTrial.ts'
import type { Engine } from '../../server/database.ts'
import { openTestDatabase } from '../../server/testDatabase.ts'
import { openTestServer } from '../../server/testServer.ts'
import type { Batch, BatchResult } from './batch.ts'

/** A process of the trial of rights: on a server and a database of its own it tries the batches that it is sent. */

const [engine = 'pglite', migrated = ''] = process.argv.slice(2)
const database = await openTestDatabase(engine as Engine, migrated)
const server = await openTestServer(engine as Engine, database)
const runTrial = await prepareTrials(server)

async function run({ first, last }: Batch): Promise<BatchResult> {
  const accepted = new Map<string, number>()
  const refused = new Map<string, number>()
  const faults: string[] = []
  const add = (sums: Map<string, number>, counts: ReadonlyMap<string, number>) => {
    for (const [name, times] of counts) sums.set(name, (sums.get(name) ?? 0) + times)
  }
  for (let seed = first; seed <= last; seed += 1) {
    const result = await runTrial(seed)
    add(accepted, result.accepted)
    add(refused, result.refused)
    faults.push(...result.faults)
  }
  return { first, last, faults, accepted: Object.fromEntries(accepted), refused: Object.fromEntries(refused) }
}

process.on('message', (batch: Batch) => {
  // What nobody expected ends the process, which the one that sent the batch notices.
  void run(batch).then((result) => process.send?.(result))
})
process.on('disconnect', () => void server.close().then(() => process.exit()))
process.send?.('ready')

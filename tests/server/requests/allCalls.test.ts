import { expect, test } from 'vitest'
import { listRoutes } from '../../../server/app.ts'
import { installPacks } from '../../../server/packs/install.ts'
import type { InstalledPacks } from '../../../server/packs/installedPage.ts'
import { describeEachDatabase } from '../harness.ts'
import { makeForms, orderForms } from '../online/forms.ts'
import type { TestServerOptions } from '../testServer.ts'
import { runCallTrial } from './trial/runTrial.ts'

/** `npm run trial:calls` chooses these. */
const count = Number(process.env.TRIAL_SEEDS ?? 1)
const first = Number(process.env.TRIAL_FIRST ?? 1)
const only = process.env.TRIAL_ONLY ?? ''

let installed: InstalledPacks | undefined
const install: TestServerOptions['install'] = async (db, config) => {
  installed = await installPacks(db, config)
  return installed
}

describeEachDatabase('all calls', { install }, (server) => {
  test(`answer whatever they are asked, by ${count === 1 ? 'one seed' : `${count} seeds`}`, {
    timeout: 24 * 3_600_000,
  }, async () => {
    await makeForms(server().db, ...orderForms)
    const routes = listRoutes(installed)
    const isTrial = process.env.TRIAL_SEEDS !== undefined
    const faults: string[] = []
    const statuses = new Map<number, number>()
    let [calls, accepted] = [0, 0]
    for (let seed = first; seed < first + count; seed += 1) {
      const result = await runCallTrial(server(), { routes, seed, only })
      calls += result.calls
      accepted += result.accepted
      for (const [status, times] of result.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
      faults.push(...result.faults)
      if (!isTrial) continue
      for (const fault of result.faults) console.info(fault)
      const byStatus = [...statuses].toSorted(([one], [other]) => one - other).map((each) => each.join(': '))
      console.info(
        `${server().engine}, seeds ${first} to ${seed}: ${calls} calls (${byStatus.join(', ')}), ${accepted} accepted, ${faults.length} faults`,
      )
    }
    expect(faults.slice(0, 20)).toEqual([])
    // Where everything is refused, nothing was tried.
    if (only === '') expect(accepted).toBeGreaterThan(calls / 20)
  })
})

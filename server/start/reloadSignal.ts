import { describeChanges } from '../packs/describePacks.ts'
import type { PackChange } from '../packs/packChanges.ts'

/** Reads the packs anew. */
type Reload = () => Promise<readonly PackChange[]>

/** Has SIGHUP reload the packs, once there is a server that can. */
export interface ReloadSignal {
  serve(reload: Reload): void
}

/** Listens to SIGHUP from now on, as it would end a process that does not; one that comes during the boot waits for its end. */
export function createReloadSignal(): ReloadSignal {
  let reload: Reload | undefined
  let isAsked = false
  process.on('SIGHUP', () => {
    isAsked = true
    if (reload !== undefined) void run(reload)
  })
  return {
    serve(given) {
      reload = given
      if (isAsked) void run(given)
    },
  }
}

/** Whatever goes wrong, the server goes on with the packs that it has. */
async function run(reload: Reload): Promise<void> {
  try {
    for (const line of describeChanges(await reload())) console.log(line)
  } catch (error) {
    console.error('The packs could not be reloaded; the server goes on with those that it has:', error)
  }
}

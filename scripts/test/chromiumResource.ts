import { ensureChromium, findChromium } from '../chromium.ts'
import type { Resource } from './resource.ts'

let path: string | undefined

/** The browser of the gates that draw: the machine's own, or one that is installed for them. */
export const chromiumResource: Resource = {
  id: 'chromium',
  describe: () => path ?? findChromium() ?? 'none',
  start: async () => {
    path ??= ensureChromium()
    return { environment: { CHROMIUM: path } }
  },
}

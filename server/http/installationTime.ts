import { moveTimeText, wireZone } from '../../runtime/language/index.ts'
import { formatWireTime } from '../db/time.ts'
import type { Viewer } from './viewer.ts'

/**
 * What the clock of the installation shows at a moment, `YYYY-MM-DD HH:mm:ss`: for days that are the same for everybody,
 * such as those of serial numbers and of data rules, whatever zone a caller names.
 */
export const toInstallationTime = (
  { installationZone = wireZone }: Pick<Viewer, 'installationZone'>,
  moment: number,
): string => moveTimeText(formatWireTime(moment), wireZone, installationZone)

import { storedAtom } from '../storedAtom.ts'
import { readSettings } from './settings.ts'

/** How the person of this browser has set up the app; kept. */
export const settingsAtom = storedAtom('pagewright.settings', readSettings)

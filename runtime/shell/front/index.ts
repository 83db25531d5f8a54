import { createShownEntries } from './shownEntries.ts'

export { FrontFrame } from './FrontFrame.tsx'
export { firstOfFront, isOpenToVisitors } from './frontAddresses.ts'

/** Which entries of the history of this window were shown in a front. */
export const shownEntries = createShownEntries(sessionStorage)

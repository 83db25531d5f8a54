import { vi } from 'vitest'

/** A busy machine takes many times as long as an idle one; what never comes is found all the same. */
const defaults = { timeout: 15_000 }

/** Waits until a check gives something true; throws when that takes longer than 15 s. */
export const waitUntil: typeof vi.waitUntil = (check, options) => vi.waitUntil(check, options ?? defaults)

/** Waits until a check throws no longer; throws its last error when that takes longer than 15 s. */
export const waitFor: typeof vi.waitFor = (check, options) => vi.waitFor(check, options ?? defaults)
